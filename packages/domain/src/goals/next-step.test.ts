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

test.each([
  ['nothing set and nothing known', [], null, { kind: 'film' }],
  ['a weak zone', [], weakest, { kind: 'zone', zone: 'zone_5_free_throw' }],
  ['a goal', [makes(88)], weakest, { kind: 'goal', goal: 'makes', missing: 12 }],
  [
    'the nearest of two',
    [makes(20), workouts(3)],
    null,
    { kind: 'goal', goal: 'workouts', missing: 1 },
  ],
  ['one that is reached', [makes(100)], weakest, { kind: 'zone', zone: 'zone_5_free_throw' }],
  ['an accuracy', [accuracy], null, { kind: 'film' }],
])('%s', (_, goals, zone, step) => {
  expect(nextStep(goals, zone)).toEqual(step);
});
