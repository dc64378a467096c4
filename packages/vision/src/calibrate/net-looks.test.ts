import { expect, test } from 'vitest';
import { dark, Sheet } from '../testing/draw.ts';
import { netLooksOf } from './net-looks.ts';

const sheet = () => new Sheet(200, 120);

function barsDown(): Sheet {
  const drawn = sheet();
  for (let x = 80; x < 120; x += 4) drawn.box(x, 62, x + 1, 100, dark);
  return drawn;
}

test.each([
  { name: 'a net', drawn: sheet().net(80, 62, 120, 100, 4, dark), least: 15, most: 100 },
  { name: 'a wall', drawn: sheet(), least: 0, most: 0 },
  { name: 'upright bars', drawn: barsDown(), least: 0, most: 1 },
  { name: 'a lying edge', drawn: sheet().box(0, 75, 200, 80, dark), least: 0, most: 1 },
])('$name has as much mesh as a net has', ({ drawn, least, most }) => {
  const { below } = netLooksOf(drawn.frame(0), { cx: 100, cy: 60, rx: 20, ry: 6 });
  expect(below).toBeGreaterThanOrEqual(least);
  expect(below).toBeLessThanOrEqual(most);
});
