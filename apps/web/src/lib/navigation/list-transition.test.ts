import { describe, expect, it } from 'vitest';
import { listTransition } from './list-transition.ts';

const at = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://hooplog.invalid');
  return { pathname, search: Object.fromEntries(searchParams) };
};

describe('transitions between a list and its items', () => {
  it.each<[from: string, to: string, type: ReturnType<typeof listTransition>]>([
    ['/workouts', '/workout/1', 'open'],
    ['/workout/1', '/workouts', 'close'],
    ['/', '/workout/1', 'open'],
    ['/heatmap?period=last_7_days', '/workout/1', 'open'],
    ['/groups', '/groups/1', 'open'],
    ['/groups/1', '/groups', 'close'],
    ['/teams', '/teams/1', 'open'],
    ['/drills', '/drills?drill=mikan', 'open'],
    ['/drills?drill=mikan', '/drills', 'close'],
    ['/', '/video/1', 'open'],
    ['/video/1', '/workouts', 'close'],
    ['/video/1', '/workout/1', false],
    ['/upload', '/video/1', false],
    ['/teams/1', '/teams/1/players/2', 'open'],
    ['/teams/1/players/2', '/teams/1', 'close'],
    ['/teams/1', '/teams/1/week', 'open'],
    ['/teams/1/week', '/teams/1/players/2', false],
    ['/teams/1/players/2', '/teams', 'close'],
    ['/workouts', '/workouts?kind=timed', false],
    ['/groups/1', '/groups/1?tab=chat', false],
    ['/workouts', '/groups', false],
    ['/workout/1', '/workout/1/finish', false],
    ['/workout/1', '/workout/2', false],
  ])('from %s to %s: %s', (from, to, type) => {
    expect(listTransition(at(from), at(to))).toBe(type);
  });

  it('the first page has no transition', () => {
    expect(listTransition(undefined, at('/workout/1'))).toBe(false);
  });
});
