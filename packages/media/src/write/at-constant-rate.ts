import type { Frame } from '@hooplog/vision';

/**
 * Resamples frames of any timing to an even grid that starts at 0: a frame is held until the next one is due,
 * and of several in one slot the last is taken.
 */
export async function* atConstantRate(
  frames: AsyncIterable<Frame> | Iterable<Frame>,
  framesPerSecond: number,
): AsyncGenerator<Frame, void> {
  let held: Frame | null = null;
  let place = 0;
  for await (const frame of frames) {
    const due = Math.round(frame.seconds * framesPerSecond);
    for (; held && place < due; place++) yield held;
    held = frame;
  }
  if (held) yield held;
}
