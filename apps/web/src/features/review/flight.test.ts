import { describe, expect, test } from 'vitest';
import { ballAt, toPoints, pathUntil } from './flight.ts';

const PATH = [
  { seconds: 1, x: 0, y: 100 },
  { seconds: 1.5, x: 50, y: 20 },
  { seconds: 2, x: 100, y: 60 },
];

describe('ballAt', () => {
  test.each<[what: string, seconds: number, place: object | null]>([
    ['before it was seen', 0.9, null],
    ['at its first sighting', 1, { x: 0, y: 100 }],
    ['between two', 1.75, { x: 75, y: 40 }],
    ['at its last sighting', 2, { x: 100, y: 60 }],
    ['just after', 2.2, { x: 100, y: 60 }],
    ['long after', 3, null],
  ])('%s', (_, seconds, place) => {
    if (place === null) expect(ballAt(PATH, seconds)).toBeNull();
    else expect(ballAt(PATH, seconds)).toMatchObject(place);
  });

  test('a shot without a ball path has no ball', () => {
    expect(ballAt([], 1)).toBeNull();
  });
});

test.each<[seconds: number, points: string]>([
  [0.5, ''],
  [1.25, '0,100 25,60'],
  [9, '0,100 50,20 100,60'],
])('the path until %d s', (seconds, points) => {
  expect(toPoints(pathUntil(PATH, seconds))).toBe(points);
});
