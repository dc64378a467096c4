import { expect, test } from 'vitest';
import { closeUp, placeInWindow, placePicture, WHOLE_PICTURE } from './picture-view.ts';

const FRAME = { width: 1000, height: 500 };
const ringAt = (cx: number, cy: number) => closeUp({ cx, cy, rx: 20, ry: 8 }, FRAME);

test.each<[what: string, view: Parameters<typeof placePicture>[0], left: string, top: string]>([
  ['the whole picture', WHOLE_PICTURE, '0%', '0%'],
  ['a rim in the middle', ringAt(500, 250), '-100%', '-100%'],
  ['a rim in the upper left corner', ringAt(10, 10), '0%', '0%'],
  ['a rim in the lower right corner', ringAt(990, 490), '-200%', '-200%'],
])('%s', (_, view, left, top) => {
  expect(placePicture(view)).toMatchObject({ left, top });
});

test.each<[what: string, ring: [x: number, y: number], place: { x: number; y: number }]>([
  ['in the middle', [500, 250], { x: 0.5, y: 0.5 }],
  ['off centre near an edge of the picture', [10, 490], { x: 0.03, y: 0.94 }],
])('a close-up shows the rim %s', (_, [cx, cy], { x, y }) => {
  const place = placeInWindow(ringAt(cx, cy), { x: cx / FRAME.width, y: cy / FRAME.height });
  expect(place.x).toBeCloseTo(x);
  expect(place.y).toBeCloseTo(y);
});
