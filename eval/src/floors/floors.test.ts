import { describe, expect, it } from 'vitest';
import { rate } from '../score/rate.ts';
import { scoreClips } from '../score/score-clips.ts';
import { raised, shortOf } from './floors.ts';

const score = { ...scoreClips([]), recall: rate(2, 3), precision: rate(9, 10) };

describe('shortOf', () => {
  it.each([
    { name: 'the same number', floor: { recall: 0.666 }, short: [] },
    { name: 'a lower floor', floor: { recall: 0.5, precision: 0.9 }, short: [] },
    {
      name: 'a higher floor',
      floor: { recall: 0.7, precision: 0.9 },
      short: ['recall: 2 of 3, the floor is 70.0 %'],
    },
    {
      name: 'a measure that is gone',
      floor: { hoops: 0.5 },
      short: ['hoops: 0 of 0, the floor is 50.0 %'],
    },
  ])('$name', ({ floor, short }) => {
    expect(shortOf(floor, score)).toEqual(short);
  });
});

describe('raised', () => {
  it('raises improved shares and never lowers one', () => {
    expect(raised({ recall: 0.5, precision: 0.95 }, score)).toEqual({
      recall: 0.666,
      precision: 0.95,
    });
  });

  it('never falls short of itself', () => {
    expect(shortOf(raised({}, score), score)).toEqual([]);
  });
});
