import { expect, test } from 'vitest';
import { dark, ringRed, Sheet } from '../testing/draw.ts';
import { rednessOf } from './redness.ts';
import { squareSidesOf } from './square-looks.ts';

const sheet = (): Sheet => new Sheet(200, 200);
/** A square of 48 px with lines of 4 px, its upper edge at y = 70. */
const square = (): Sheet =>
  sheet()
    .box(76, 68, 124, 72, ringRed)
    .box(76, 116, 124, 120, ringRed)
    .box(76, 72, 80, 116, ringRed)
    .box(120, 72, 124, 116, ringRed);
/** A ring at y = 70 with dark threads below. */
function netted(): Sheet {
  const drawn = sheet().ring(100, 70, 18, 5, 3, ringRed);
  for (let x = 86; x < 114; x += 4) drawn.box(x, 75, x + 1, 100, dark);
  return drawn;
}

test.each([
  { name: 'the upper edge of a square', drawn: square(), cx: 100, cy: 70, least: 8, most: 24 },
  { name: 'that edge, half beside it', drawn: square(), cx: 112, cy: 70, least: 8, most: 24 },
  { name: 'the lower edge of a square', drawn: square(), cx: 100, cy: 118, least: 0, most: 1 },
  { name: 'a ring with its net', drawn: netted(), cx: 100, cy: 70, least: 0, most: 1 },
  {
    name: 'a ring with a red post below',
    drawn: sheet().ring(100, 70, 18, 5, 3, ringRed).box(96, 75, 104, 160, ringRed),
    ...{ cx: 100, cy: 70, least: 0, most: 4 },
  },
  {
    name: 'a ring before a red wall',
    drawn: new Sheet(200, 200, ringRed),
    ...{ cx: 100, cy: 70, least: 0, most: 1 },
  },
])('$name', ({ drawn, cx, cy, least, most }) => {
  const map = rednessOf(drawn.frame(0));
  expect(map).not.toBeNull();
  if (!map) return;
  const sides = squareSidesOf(map, { cx, cy, rx: 18, ry: 3 });
  expect(sides).toBeGreaterThanOrEqual(least);
  expect(sides).toBeLessThanOrEqual(most);
});
