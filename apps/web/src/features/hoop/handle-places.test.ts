import { expect, test } from 'vitest';
import { type HandlePlace, handlePlaces } from './handle-places.ts';
import { WHOLE_PICTURE } from './picture-view.ts';

const HALF = 22;
const clamp = (value: number, most: number) => Math.min(most - HALF, Math.max(HALF, value));

/** As the browser draws it. */
const drawn = ({ x, y, dx, dy }: HandlePlace, width: number, height: number) => ({
  x: clamp(x * width + dx, width),
  y: clamp(y * height + dy, height),
});

const SHARES = [0, 0.02, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 0.98, 1];
const SPOTS = SHARES.flatMap((x) => SHARES.map((y) => ({ x, y })));

test.each([
  ['a video on its side', 1280, 720, 358],
  ['an upright video', 720, 1280, 220],
  ['an upright video on a small phone', 720, 1280, 140],
])('no handle covers another in %s, wherever the ring is', (_, width, height, windowWidth) => {
  const windowHeight = (windowWidth * height) / width;
  for (const { x, y } of SPOTS) {
    const rim = { cx: x * width, cy: y * height, rx: width / 28, ry: width / 70 };
    const places = handlePlaces(rim, { width, height }, WHOLE_PICTURE);
    const [a, b, c] = [places.place, places.width, places.height].map((place) =>
      drawn(place, windowWidth, windowHeight),
    );
    if (a === undefined || b === undefined || c === undefined) throw new Error('there are three');
    const nearest = Math.min(
      ...[
        [a, b],
        [b, c],
        [a, c],
      ].map(([one, two]) =>
        Math.hypot((one?.x ?? 0) - (two?.x ?? 0), (one?.y ?? 0) - (two?.y ?? 0)),
      ),
    );
    // What is drawn of them is 28 px wide.
    expect(nearest, `ring at ${x}, ${y}`).toBeGreaterThan(28);
  }
});

test('around a ring in the middle they stand below, beside and above', () => {
  const rim = { cx: 640, cy: 360, rx: 40, ry: 14 };
  const { place, width, height } = handlePlaces(rim, { width: 1280, height: 720 }, WHOLE_PICTURE);
  expect([place.dy, width.dx, height.dy].map(Math.sign)).toEqual([1, 1, -1]);
});

test('a handle on the other side grows the ring the other way', () => {
  const rim = { cx: 1270, cy: 20, rx: 40, ry: 14 };
  const { width } = handlePlaces(rim, { width: 1280, height: 720 }, WHOLE_PICTURE);
  expect([width.sign, Math.sign(width.dx)]).toEqual([-1, -1]);
});
