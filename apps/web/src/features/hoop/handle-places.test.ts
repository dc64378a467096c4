import { expect, test } from 'vitest';
import { HALF_HANDLE, type HandlePlace, handlePlaces } from './handle-places.ts';
import { WHOLE_PICTURE } from './picture-view.ts';

/** The visible part of a handle is 28 px wide. */
const SEEN = 28;
const clamp = (value: number, most: number) =>
  Math.min(most - HALF_HANDLE, Math.max(HALF_HANDLE, value));

/** As the browser renders it. */
const drawn = ({ x, y, dx, dy }: HandlePlace, width: number, height: number) => ({
  x: clamp(x * width + dx, width),
  y: clamp(y * height + dy, height),
});

const SHARES = [0, 0.02, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.74, 0.8, 0.9, 0.98, 1];
const SPOTS = SHARES.flatMap((x) => SHARES.map((y) => ({ x, y })));

test.each([
  ['a landscape video on a phone 390 px wide', 1280, 720, 358],
  ['a landscape video on a phone 320 px wide', 1280, 720, 288],
  ['a portrait video on a phone of 390 × 844', 720, 1280, 220],
  ['a portrait video on a phone of 360 × 640', 720, 1280, 140],
  ['a portrait video on a phone of 320 × 568', 720, 1280, 90],
])(
  'no handle covers the rim or another handle in %s, wherever the rim is',
  (_, width, height, windowWidth) => {
    const windowHeight = (windowWidth * height) / width;
    for (const { x, y } of SPOTS) {
      const rim = { cx: x * width, cy: y * height, rx: width / 28, ry: width / 70 };
      const places = handlePlaces(rim, { width, height }, WHOLE_PICTURE, windowWidth);
      const handles = Object.values(places).map((place) => drawn(place, windowWidth, windowHeight));
      for (const [at, one] of handles.entries()) {
        const ring = { x: x * windowWidth, y: y * windowHeight };
        const aside = Math.abs(one.x - ring.x) - windowWidth / 28 - SEEN / 2;
        const apart = Math.abs(one.y - ring.y) - windowWidth / 70 - SEEN / 2;
        expect(Math.max(aside, apart), `from the ring at ${x}, ${y}`).toBeGreaterThan(0);
        for (const other of handles.slice(at + 1)) {
          const between = Math.hypot(one.x - other.x, one.y - other.y);
          expect(between, `around the ring at ${x}, ${y}`).toBeGreaterThan(SEEN);
        }
      }
    }
  },
);

test('around a rim in the middle the handles are below, beside and above', () => {
  const rim = { cx: 640, cy: 360, rx: 40, ry: 14 };
  const { place, width, height } = handlePlaces(
    rim,
    { width: 1280, height: 720 },
    WHOLE_PICTURE,
    358,
  );
  expect([place.dy, width.dx, height.dy].map(Math.sign)).toEqual([1, 1, -1]);
});

test('a handle on the other side resizes the rim in the other direction', () => {
  const rim = { cx: 1270, cy: 20, rx: 40, ry: 14 };
  const { width } = handlePlaces(rim, { width: 1280, height: 720 }, WHOLE_PICTURE, 358);
  expect([width.sign, Math.sign(width.dx)]).toEqual([-1, -1]);
});

test('handles keep their sides while the rim is resized', () => {
  const frame = { width: 1280, height: 720 };
  const still = { cx: 1000, cy: 360, rx: 40, ry: 14 };
  const grown = { ...still, rx: 240 };
  expect(handlePlaces(grown, frame, WHOLE_PICTURE, 358).width.sign).toBe(-1);
  expect(handlePlaces(grown, frame, WHOLE_PICTURE, 358, still).width.sign).toBe(1);
});
