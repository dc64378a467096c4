import { expect, test } from 'vitest';
import { beliefIn } from './belief.ts';
import { nothingSeen } from './hoop-looks.ts';
import { noVotes } from './hypothesis.ts';

const place = {
  id: 0,
  rim: { cx: 300, cy: 100, rx: 18, ry: 5 },
  ring: { cx: 300, cy: 100, rx: 18, ry: 5 },
  bestOdds: 0,
  contrast: 10,
  isDark: false,
  looks: nothingSeen,
  seen: 1,
  ...noVotes,
};
const round = { ...nothingSeen, fit: 20 };

/** Odds of a place that looks like something, and whose balls all count. */
const hoopsOf = (odds: number, isClose: boolean) => ({
  scoreOf: (_: unknown, votes = 1) => odds + 3 * Math.log(votes),
  isClose: () => isClose,
});

test.each([
  {
    name: 'a ball came in an arc',
    arcs: 1,
    odds: -2,
    close: false,
    looks: nothingSeen,
    votes: 1,
    belief: [1, 1],
  },
  {
    name: 'no arc, little to be seen',
    arcs: 0,
    odds: 2,
    close: false,
    looks: nothingSeen,
    votes: 1,
    belief: [0, 0],
  },
  {
    name: 'no arc, something to be seen',
    arcs: 0,
    odds: 5,
    close: false,
    looks: nothingSeen,
    votes: 1,
    belief: [0.2, 0.8],
  },
  {
    name: 'no arc, a clear ring',
    arcs: 0,
    odds: 9,
    close: false,
    looks: nothingSeen,
    votes: 1,
    belief: [1, 1],
  },
  {
    name: 'no arc, as many balls as one likes',
    arcs: 0,
    odds: 2,
    close: false,
    looks: nothingSeen,
    votes: 9,
    belief: [0, 0],
  },
  {
    name: 'a round line in a close view',
    arcs: 0,
    odds: 3,
    close: true,
    looks: round,
    votes: 1,
    belief: [1, 1],
  },
  {
    name: 'as round a line far away',
    arcs: 0,
    odds: 3,
    close: false,
    looks: round,
    votes: 1,
    belief: [0, 0.3],
  },
  {
    name: 'a stripe in a close view',
    arcs: 0,
    odds: 2,
    close: true,
    looks: nothingSeen,
    votes: 1,
    belief: [0, 0],
  },
])('belief in a hoop: $name', ({ arcs, odds, close, looks, votes, belief }) => {
  const found = beliefIn({ ...place, arcs, looks, votes }, hoopsOf(odds, close));
  expect(found).toBeGreaterThanOrEqual(belief[0]!);
  expect(found).toBeLessThanOrEqual(belief[1]!);
});
