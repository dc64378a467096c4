import { describe, expect, test } from 'vitest';
import { dark, Sheet } from '../testing/draw.ts';
import { searchDarkRings } from './dark-search.ts';
import { bestApart } from './ring-search.ts';

const area = { left: 60, right: 140, top: 30, bottom: 90, rimWidth: 40 };

/** Dark threads down from `top`, as far apart as a net's at this size. */
function threads(sheet: Sheet, left: number, right: number, top: number, bottom: number): Sheet {
  for (let x = left; x < right; x += 4) sheet.box(x, top, x + 1, bottom, dark);
  return sheet;
}

const ring = (sheet: Sheet) => sheet.ring(100, 60, 20, 6, 3, dark);
const contrastOf = (sheet: Sheet): number =>
  bestApart(searchDarkRings(sheet.frame(0), area), (one) => one.contrast, 1)[0]?.contrast ?? 0;

const netted = () => ring(threads(new Sheet(200, 120), 86, 114, 66, 92));

test('the search finds a dark ring by its line and its net, also in gray video', () => {
  const gray = { ...netted().frame(0), chroma: null };
  const [best] = bestApart(searchDarkRings(gray, area), (one) => one.contrast, 1);
  expect(Math.abs((best?.rim.cx ?? 0) - 100)).toBeLessThan(6);
  expect(Math.abs((best?.rim.cy ?? 0) - 60)).toBeLessThan(6);
});

describe('what looks less like a dark ring than one with a net', () => {
  test.each([
    ['nothing', new Sheet(200, 120)],
    ['a dark wall', new Sheet(200, 120, dark)],
    ['threads without a ring', threads(new Sheet(200, 120), 86, 114, 66, 92)],
    ['a ring before threads everywhere', ring(threads(new Sheet(200, 120), 0, 200, 0, 120))],
  ])('%s', (_name, other) => {
    expect(contrastOf(other)).toBeLessThan(contrastOf(netted()) * 0.8);
  });
});
