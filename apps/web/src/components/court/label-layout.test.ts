import { type CourtPoint, isInsidePolygon } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { TOUCH_ZONE_SHAPES, ZONE_SHAPES } from './court-area.ts';
import { DETAIL_SHAPES } from './detail-shapes.ts';
import { countsLayout, type LabelLayout, labelLayout, textScale } from './label-layout.ts';

/** Feet per em on a court 256 px wide, the narrowest. */
const EM = 2.05;

/** Sample points of the text's box: three rows of nine. */
function textPoints({ centre, lines, turn, widthEm }: LabelLayout): CourtPoint[] {
  const [halfWidth, halfHeight] = [
    (widthEm * EM) / 2,
    ((lines === 'single' ? 0.75 : 1.9) * EM) / 2,
  ];
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [-1, 0, 1].flatMap((row) =>
    Array.from({ length: 9 }, (_, column) => {
      const [x, y] = [(column / 4 - 1) * halfWidth, row * halfHeight];
      return { x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos };
    }),
  );
}

describe.each([...ZONE_SHAPES, ...TOUCH_ZONE_SHAPES, ...DETAIL_SHAPES])('$id', (shape) => {
  test('its counts stay inside it on the narrowest screen', () => {
    const layout = labelLayout(shape);
    const outside = textPoints(layout).filter((point) => !isInsidePolygon(point, shape.outline));
    expect(outside).toEqual([]);
  });

  test.each([
    [3, 4, 75, 2.19],
    [7, 16, 44, 2.26],
    [10, 20, 50, 2.88],
  ])('%i/%i stay inside it', (made, total, percent, widthEm) => {
    // As wide as the text, or as the room if the text is drawn smaller.
    const layout = countsLayout(shape, made, total, percent);
    const isUpright = layout.lines === 'stacked';
    const text = isUpright ? { ...layout, widthEm: Math.min(widthEm, layout.widthEm) } : layout;
    const outside = textPoints(text).filter((point) => !isInsidePolygon(point, shape.outline));
    expect(outside).toEqual([]);
  });
});

test('labels on the left mirror those on the right', () => {
  const pairs = [
    [1, 7],
    [2, 8],
    [3, 6],
    [12, 10],
    [13, 9],
  ] as const;
  for (const [left, right] of pairs) {
    const [a, b] = [ZONE_SHAPES[left], ZONE_SHAPES[right]];
    if (a === undefined || b === undefined) throw new Error('there are 14 zones');
    const [ofLeft, ofRight] = [labelLayout(a), labelLayout(b)];
    expect(ofLeft.centre.x).toBeCloseTo(-ofRight.centre.x);
    expect(ofLeft.centre.y).toBeCloseTo(ofRight.centre.y);
    expect(ofLeft.turn + ofRight.turn).toBe(0);
  }
});

test('a narrow zone turns only counts that do not fit upright', () => {
  const corner = TOUCH_ZONE_SHAPES[13];
  if (corner === undefined) throw new Error('there are 14 zones');
  expect(countsLayout(corner, 3, 4, 75).turn).toBeCloseTo(0);
  expect(Math.abs(countsLayout(corner, 1000, 2000, 50).turn)).toBe(90);
});

test('longer counts are drawn smaller, shorter ones are not drawn larger', () => {
  const [paint] = ZONE_SHAPES;
  if (paint === undefined) throw new Error('there are 14 zones');
  const layout = labelLayout(paint);
  expect(textScale(layout, 3, 5, 60)).toBe(1);
  expect(textScale(layout, 100, 200, 50)).toBe(1);
  expect(textScale(layout, 10_000, 20_000, 50)).toBeLessThan(0.7);
});
