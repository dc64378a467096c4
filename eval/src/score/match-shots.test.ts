import { describe, expect, it } from 'vitest';
import { foundShot, trueShot } from '../testing/shots.ts';
import { matchShots } from './match-shots.ts';

describe('matchShots', () => {
  const cases: {
    name: string;
    truths: (number | null)[];
    founds: number[];
    pairs: [number | null, number][];
  }[] = [
    { name: 'the same moment', truths: [2], founds: [2], pairs: [[2, 2]] },
    { name: 'exactly at the limit', truths: [0.95], founds: [1.55], pairs: [[0.95, 1.55]] },
    { name: 'just beyond the limit', truths: [2], founds: [2.61], pairs: [] },
    { name: 'a found shot counts once', truths: [2, 2.4], founds: [2.1], pairs: [[2, 2.1]] },
    { name: 'a true shot counts once', truths: [2], founds: [1.9, 2.3], pairs: [[2, 1.9]] },
    {
      name: 'more pairs beat nearer ones',
      truths: [2, 2.6],
      founds: [1.5, 2.1],
      pairs: [
        [2, 1.5],
        [2.6, 2.1],
      ],
    },
    {
      name: 'order does not matter',
      truths: [5, 2],
      founds: [2, 5],
      pairs: [
        [2, 2],
        [5, 5],
      ],
    },
    {
      name: 'an undated attempt takes any moment',
      truths: [null],
      founds: [7],
      pairs: [[null, 7]],
    },
    { name: 'nothing found', truths: [1, null], founds: [], pairs: [] },
    { name: 'nothing true', truths: [], founds: [1], pairs: [] },
  ];
  it.each(cases)('$name', ({ truths, founds, pairs }) => {
    const matches = matchShots(
      truths.map((at) => trueShot(at)),
      founds.map((at) => foundShot(at)),
    );
    expect(matches.map(({ truth, found }) => [truth.rimSeconds, found.rimSeconds])).toEqual(pairs);
  });

  it('matches an undated attempt with the most confident shot', () => {
    const founds = [foundShot(1, { confidence: 0.6 }), foundShot(4, { confidence: 0.8 })];
    expect(matchShots([trueShot(null)], founds)[0]?.found.rimSeconds).toBe(4);
  });
});
