import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decode } from './decode.ts';

interface Fixture {
  readonly size: number;
  /** Class, centre, width and height, px. */
  readonly boxes: readonly (readonly [number, number, number, number, number])[];
  readonly feet: readonly [number, number];
  readonly channels: number;
  /** Float32, base64. */
  readonly maps: string;
}

/** Written by `training/fixture.py` from the targets that the network is trained on. */
const fixture = JSON.parse(
  readFileSync(new URL('../testing/targets-of-training.json', import.meta.url), 'utf8'),
) as Fixture;

it('reads what training writes: every box and the feet to a tenth of a pixel', () => {
  const { size, boxes, feet, channels, maps } = fixture;
  const bytes = Uint8Array.from(Buffer.from(maps, 'base64'));
  const data = new Float32Array(bytes.buffer);
  const placed = { left: 0, top: 0, scale: 1, width: size, height: size };
  const lowest = { hoop: 0.5, ball: 0.5, person: 0.5 };
  const found = decode({ data, channels, width: size / 4, height: size / 4 }, placed, lowest);
  const seen = [found.hoop, found.ball, found.person].map((one) => one[0]);
  boxes.forEach(([, cx, cy, width, height], kind) => {
    const box = seen[kind];
    const off = [
      (box?.cx ?? 0) - cx,
      (box?.cy ?? 0) - cy,
      (box?.width ?? 0) - width,
      (box?.height ?? 0) - height,
    ];
    expect(Math.max(...off.map(Math.abs)), `class ${kind}`).toBeLessThan(0.1);
  });
  expect(seen[2]?.feet?.x).toBeCloseTo(feet[0], 1);
  expect(seen[2]?.feet?.y).toBeCloseTo(feet[1], 1);
  expect(seen[0]?.feet).toBeNull();
});
