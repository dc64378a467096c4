import type { Frame, FrameSource } from '@hooplog/vision';

/** Frames that also measure how long their reader waited for them, which is the cost of decoding. */
export interface TimedFrames extends FrameSource {
  readonly waitedSeconds: () => number;
}

/** `now`: milliseconds of a monotonic clock. */
export function timedFrames(source: FrameSource, now: () => number): TimedFrames {
  let waited = 0;
  async function* frames(): AsyncGenerator<Frame, void> {
    let asked = now();
    for await (const frame of source) {
      waited += now() - asked;
      yield frame;
      asked = now();
    }
    waited += now() - asked;
  }
  const { video, width, height, release } = source;
  return {
    ...{ video, width, height, release },
    [Symbol.asyncIterator]: frames,
    waitedSeconds: () => waited / 1000,
  };
}
