import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { backX, backY, type Letter, Letterbox, PADDING } from './letterbox.ts';

const GREY = [128, 128] as const;

/** A soft light in the dark. */
const light = (width: number, height: number, at: { x: number; y: number }, spread: number) =>
  draw(width, height, (x, y) => [
    16 + 219 * Math.exp(-((x - at.x) ** 2 + (y - at.y) ** 2) / (2 * spread ** 2)),
    ...GREY,
  ]);

/** The centre of the bright area, picture px. */
function middle({ input, inputWidth, placed }: Letter) {
  let [sum, sumX, sumY] = [0, 0, 0];
  for (let y = 0; y < placed.height; y++) {
    for (let x = 0; x < placed.width; x++) {
      const bright = input[y * inputWidth + x] ?? 0;
      sum += bright;
      sumX += bright * (x + 0.5);
      sumY += bright * (y + 0.5);
    }
  }
  return { x: backX(placed, sumX / sum), y: backY(placed, sumY / sum) };
}

const pixel = ({ input, inputWidth, inputHeight }: Letter, x: number, y: number) =>
  [0, 1, 2].map((plane) => input[(plane * inputHeight + y) * inputWidth + x]);

describe('things in the input map back to their place in the picture', () => {
  it.each([
    ['as it is', 640, 360, 640],
    ['a little smaller', 640, 360, 480],
    ['much smaller', 1280, 720, 384],
    ['larger', 320, 180, 640],
    ['upright', 360, 640, 384],
    ['with odd sides', 593, 427, 384],
  ])('%s', (_, width, height, side) => {
    const at = { x: 0.31 * width, y: 0.62 * height };
    const seen = middle(new Letterbox({ width, height }, side).fill(light(width, height, at, 12)));
    expect(Math.hypot(seen.x - at.x, seen.y - at.y)).toBeLessThan(0.1);
  });

  it.each([
    ['enlarged', 256],
    ['shrunk', 64],
  ])('a part of it, %s', (_, side) => {
    const part = { left: 100.3, top: 40.7, width: 120.5, height: 120.5 };
    const at = { x: 150.2, y: 111.1 };
    const picture = light(640, 360, at, 8);
    const seen = middle(new Letterbox(picture, side, part).fill(picture));
    expect(Math.hypot(seen.x - at.x, seen.y - at.y)).toBeLessThan(0.1);
  });
});

describe('the input', () => {
  it('has sides of multiples of 32, padded at the right and below', () => {
    const picture = draw(640, 360, () => [235, ...GREY]);
    const letter = new Letterbox(picture, 384).fill(picture);
    expect(letter).toMatchObject({ inputWidth: 384, inputHeight: 224 });
    expect(letter.placed).toMatchObject({ width: 384, height: 216, scale: 0.6 });
    expect(pixel(letter, 383, 215)[0]).toBeCloseTo(1, 2);
    for (const value of pixel(letter, 0, 216)) expect(value).toBeCloseTo(PADDING);
  });

  it.each([
    ['white', [235, 128, 128], [1, 1, 1]],
    ['black', [16, 128, 128], [0, 0, 0]],
    ['red', [81, 90, 240], [1, 0, 0]],
    ['green', [145, 54, 34], [0, 1, 0]],
    ['blue', [41, 240, 110], [0, 0, 1]],
  ] as const)('shows %s as %s', (_, paint, rgb) => {
    for (const side of [64, 160, 400]) {
      const picture = draw(160, 90, () => paint);
      const seen = pixel(new Letterbox(picture, side).fill(picture), 20, 10);
      for (const [at, value] of seen.entries()) expect(value).toBeCloseTo(rgb[at] ?? NaN, 1);
    }
  });

  it('shows grey pictures in grey', () => {
    const picture = { ...draw(64, 64, (x) => [16 + 3 * x, 90, 240]), chroma: null };
    const [red = NaN, green, blue] = pixel(new Letterbox(picture, 64).fill(picture), 40, 5);
    expect(red).toBeCloseTo((1.164 * 3 * 40.5) / 255, 1);
    expect([green, blue]).toEqual([red, red]);
  });

  it('averages when it shrinks: a fine pattern becomes even', () => {
    const picture = draw(640, 640, (x, y) => [
      (Math.floor(x) + Math.floor(y)) % 2 ? 235 : 16,
      ...GREY,
    ]);
    const { input } = new Letterbox(picture, 128).fill(picture);
    const values = input.subarray(0, 128 * 128);
    expect(Math.min(...values)).toBeGreaterThan(0.4);
    expect(Math.max(...values)).toBeLessThan(0.6);
  });
});
