import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const weakest = {
  zone: 'zone_5_free_throw' as const,
  made: 2,
  total: 10,
  interval: { low: 0.05, high: 0.5 },
  isSure: true,
};
const makes = (value: number) => ({ kind: 'makes' as const, target: 100, value });
const workouts = (value: number) => ({ kind: 'workouts' as const, target: 4, value });
const accuracy = { kind: 'accuracy' as const, target: 60, value: 40 };

test.each<[string, Parameters<typeof nextStep>, ReturnType<typeof nextStep>]>([
  ['nothing set and nothing known', [[], null, 'manual'], { kind: 'film' }],
  ['nothing set and nothing known of a film', [[], null, 'video'], { kind: 'set_goal' }],
  ['a film with all goals reached', [[makes(100)], null, 'video'], { kind: 'progress' }],
  ['a weak zone', [[], weakest, 'manual'], { kind: 'zone', zone: 'zone_5_free_throw' }],
  ['a weak zone of a film', [[], weakest, 'video'], { kind: 'zone', zone: 'zone_5_free_throw' }],
  [
    'a goal',
    [[makes(88)], weakest, 'manual'],
    { kind: 'goal', goal: 'makes', period: 'week', missing: 12 },
  ],
  [
    'the nearest of two',
    [[makes(20), workouts(3)], null, 'video'],
    { kind: 'goal', goal: 'workouts', period: 'week', missing: 1 },
  ],
  [
    'the goal of a day',
    [[makes(20), { ...makes(90), period: 'day' }], null, 'video'],
    { kind: 'goal', goal: 'makes', period: 'day', missing: 10 },
  ],
  [
    'one that is reached',
    [[makes(100)], weakest, 'manual'],
    { kind: 'zone', zone: 'zone_5_free_throw' },
  ],
  ['an accuracy', [[accuracy], null, 'manual'], { kind: 'film' }],
])('%s', (_, given, step) => {
  expect(nextStep(...given)).toEqual(step);
});
