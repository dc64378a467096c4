import { describe, expect, test } from 'vitest';
import { dark, Sheet } from '../testing/draw.ts';
import { searchDarkRings } from './dark-search.ts';
import { bestApart } from './ring-search.ts';

const area = { left: 60, right: 140, top: 30, bottom: 90, rimWidth: 40 };

/** A net is thin: its threads are not as dark as iron. */
const thread = { ...dark, y: 150 };

/** Dark bars straight down, as frames of windows and boards are, where a net's threads would be. */
function bars(sheet: Sheet): Sheet {
  for (let x = 86; x < 114; x += 4) sheet.box(x, 66, x + 1, 92, thread);
  return sheet;
}

const ring = (sheet: Sheet) => sheet.ring(100, 60, 20, 6, 3, dark);
const contrastOf = (sheet: Sheet): number =>
  bestApart(searchDarkRings(sheet.frame(0), area), (one) => one.contrast, 1)[0]?.contrast ?? 0;

const net = () => new Sheet(200, 120).net(86, 66, 114, 92, 4, thread);
const netted = () => ring(net());

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
    ['a net without a ring', net()],
    ['a ring before a fence', ring(new Sheet(200, 120).net(0, 0, 200, 120, 4, thread))],
    ['a ring over upright bars', ring(bars(new Sheet(200, 120)))],
  ])('%s', (_name, other) => {
    expect(contrastOf(other)).toBeLessThan(contrastOf(netted()) * 0.8);
  });
});
