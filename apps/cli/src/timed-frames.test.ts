import type { Frame, FrameSource } from '@hooplog/vision';
import { expect, it } from 'vitest';
import { timedFrames } from './timed-frames.ts';

it('measures the wait for frames, not the work done with them', async () => {
  let clock = 0;
  const frame: Frame = { seconds: 0, width: 2, height: 2, luma: new Uint8Array(4), chroma: null };
  const source: FrameSource = {
    video: { displayWidth: 2, displayHeight: 2, framesPerSecond: 30, durationSeconds: 1 },
    width: 2,
    height: 2,
    async *[Symbol.asyncIterator]() {
      for (let i = 0; i < 3; i++) {
        clock += 100;
        yield await Promise.resolve(frame);
      }
    },
  };
  const timed = timedFrames(source, () => clock);
  for await (const { width } of timed) clock += width * 1000;
  expect(timed.waitedSeconds()).toBeCloseTo(0.3, 9);
});
