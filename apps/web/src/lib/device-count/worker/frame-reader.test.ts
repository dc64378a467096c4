import { expect, test } from 'vitest';
import { FrameReader } from './frame-reader.ts';

const upright = { rotation: 0, flip: false } as const;

/** A frame of 4 by 2 px in one grey level. Its rectangle has its sides as class getters, as browsers do. */
function pictureOf(level: number, fullRange: boolean) {
  return {
    format: 'I420',
    visibleRect: new DOMRectReadOnly(0, 0, 4, 2),
    colorSpace: { fullRange },
    allocationSize: () => 12,
    copyTo: (to: Uint8Array) => {
      to.fill(level, 0, 8);
      to.fill(128, 8, 12);
      return Promise.resolve([
        { offset: 0, stride: 4 },
        { offset: 8, stride: 2 },
        { offset: 10, stride: 2 },
      ]);
    },
  };
}

const never = () => {
  throw new Error('painted');
};

test.each([
  { level: 100, fullRange: false, luma: 100 },
  { level: 0, fullRange: true, luma: 16 },
  { level: 255, fullRange: true, luma: 235 },
])('grey $level, all levels used: $fullRange', async ({ level, fullRange, luma }) => {
  const reader = new FrameReader({ width: 2, height: 2 });
  const frame = await reader.read(pictureOf(level, fullRange), upright, 1.5, never);
  expect(frame).toMatchObject({ seconds: 1.5, width: 2, height: 2 });
  expect([...frame.luma]).toEqual([luma, luma, luma, luma]);
  expect([frame.chroma?.u[0], frame.chroma?.v[0]]).toEqual([128, 128]);
});

test('a released frame is reused, and not before', async () => {
  const reader = new FrameReader({ width: 2, height: 2 });
  const read = () => reader.read(pictureOf(50, false), upright, 0, never);
  const first = await read();
  const second = await read();
  expect(second.luma.buffer).not.toBe(first.luma.buffer);
  reader.release(first);
  expect((await read()).luma.buffer).toBe(first.luma.buffer);
});
