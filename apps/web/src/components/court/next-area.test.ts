import { zoneNumber, type ZoneId } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { ZONE_SHAPES } from './court-area.ts';
import { labelLayout } from './label-layout.ts';
import { nextArea } from './next-area.ts';

const PLACES = ZONE_SHAPES.map((shape) => ({ id: shape.id, centre: labelLayout(shape).centre }));
const byNumber = (number: number) => ZONE_SHAPES[number - 1]?.id ?? 'zone_1_paint';
const from = (number: number, key: string) => {
  const next = nextArea(PLACES, byNumber(number), key);
  return next === null ? null : zoneNumber(next);
};

describe('arrow keys on the 14 zones', () => {
  test.each<[number, string, number | null]>([
    [1, 'ArrowDown', 5],
    [5, 'ArrowUp', 1],
    [5, 'ArrowDown', 6],
    [6, 'ArrowDown', 12],
    [12, 'ArrowDown', null],
    [1, 'ArrowLeft', 2],
    [1, 'ArrowRight', 8],
    [2, 'ArrowLeft', 3],
    [3, 'ArrowLeft', 14],
    [14, 'ArrowLeft', null],
    [8, 'ArrowRight', 9],
    [9, 'ArrowRight', 10],
    [8, 'ArrowDown', 7],
    [7, 'ArrowDown', 11],
    [7, 'Home', 1],
    [7, 'End', 14],
    [7, 'a', null],
  ])('from zone %i, %s leads to %o', (number, key, expected) => {
    expect(from(number, key)).toBe(expected);
  });

  test('every zone can be reached from every other', () => {
    const steps = (id: ZoneId) =>
      ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].flatMap(
        (key) => nextArea(PLACES, id, key) ?? [],
      );
    for (const { id: start } of ZONE_SHAPES) {
      const reached = new Set<ZoneId>([start]);
      for (const id of reached) steps(id).forEach((next) => reached.add(next));
      expect(reached.size).toBe(ZONE_SHAPES.length);
    }
  });
});
