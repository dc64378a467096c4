import { describe, expect, test } from 'vitest';
import { dark, orange, Sheet } from '../testing/draw.ts';
import { detect } from './candidates.ts';
import { Differences } from './difference.ts';

const empty = new Sheet(200, 120).frame(0);

function detectOn(sheet: Sheet) {
  const frame = sheet.frame(1);
  return detect(1, frame, new Differences().from(empty, frame, false));
}

describe('ball candidates', () => {
  const cases: [string, (sheet: Sheet) => Sheet, number][] = [
    ['a ball', (sheet) => sheet.disc(80, 50, 12, orange), 1],
    ['a dark ball', (sheet) => sheet.disc(80, 50, 12, dark), 1],
    ['two balls', (sheet) => sheet.disc(40, 50, 12, orange).disc(150, 50, 12, orange), 2],
    ['nothing', (sheet) => sheet, 0],
    ['a single pixel', (sheet) => sheet.box(80, 50, 81, 51, orange), 0],
    ['a player', (sheet) => sheet.box(80, 20, 100, 110, dark), 0],
    ['a thin line', (sheet) => sheet.box(20, 60, 180, 63, dark), 0],
  ];
  test.each(cases)('%s', (_name, draw, count) => {
    expect(detectOn(draw(new Sheet(200, 120))).candidates).toHaveLength(count);
  });
});

test('a ball is measured at its position, with its size and colour', () => {
  const [ball] = detectOn(new Sheet(200, 120).disc(80, 50, 14, orange)).candidates;
  expect(ball?.x).toBeCloseTo(79.5, 0);
  expect(ball?.y).toBeCloseTo(49.5, 0);
  // Colour has half the resolution and bleeds a pixel over the edge.
  expect(Math.abs((ball?.diameter ?? 0) - 14)).toBeLessThan(2.5);
  expect(ball?.colour).toEqual({ u: orange.u, v: orange.v });
});

test('a picture that became brighter as a whole shows nothing new', () => {
  const brighter = new Sheet(200, 120, { y: 200, u: 128, v: 128 });
  expect(detectOn(brighter).candidates).toHaveLength(0);
});
