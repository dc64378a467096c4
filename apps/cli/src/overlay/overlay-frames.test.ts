import type { Frame, FrameSource } from '@hooplog/vision';
import { describe, expect, it } from 'vitest';
import { analysisOf, detectedShot } from '../testing/analysis.ts';
import { overlayFrames } from './overlay-frames.ts';
import { INKS } from './paint.ts';

const GREY = 77;

/** One grey frame of the 160 × 120 video, at half or another share of its size. */
async function drawnAt(seconds: number, shots = [detectedShot()], share = 1): Promise<Frame> {
  const [width, height] = [160 * share, 120 * share];
  const plane = (): Uint8Array => new Uint8Array((width * height) / 4).fill(128);
  const chroma = { width: width / 2, height: height / 2, u: plane(), v: plane() };
  const luma = new Uint8Array(width * height).fill(GREY);
  const source: FrameSource = {
    video: { displayWidth: 160, displayHeight: 120, framesPerSecond: 30, durationSeconds: 5 },
    width,
    height,
    async *[Symbol.asyncIterator]() {
      yield await Promise.resolve({ seconds, width, height, luma, chroma });
    },
  };
  for await (const frame of overlayFrames(source, analysisOf(shots))) return frame;
  throw new Error('no frame');
}

function lumaAt({ luma, width }: Frame, x: number, y: number): number | undefined {
  return luma[y * width + x];
}

describe('overlayFrames', () => {
  it('draws the ring where it was found, in the size of the frames', async () => {
    expect(lumaAt(await drawnAt(0), 110, 40)).toBe(INKS.ring.luma);
    expect(lumaAt(await drawnAt(0, [], 2), 220, 80)).toBe(INKS.ring.luma);
  });

  it.each([
    { name: 'nothing before the ball flies', seconds: 0.5, luma: GREY },
    { name: 'the path behind the ball', seconds: 2, luma: INKS.made.luma },
    { name: 'nothing long after the shot', seconds: 4, luma: GREY },
  ])('shows $name', async ({ seconds, luma }) => {
    // Half way along the path of the shot, clear of ring and corner.
    expect(lumaAt(await drawnAt(seconds), 60, 60)).toBe(luma);
  });

  it('draws a miss in its own colour', async () => {
    const frame = await drawnAt(2, [detectedShot({ outcome: 'missed' })]);
    expect(lumaAt(frame, 60, 60)).toBe(INKS.missed.luma);
    expect(frame.chroma?.v[30 * 80 + 30]).toBe(INKS.missed.v);
  });

  it('writes the call only after the ball is at the rim', async () => {
    const plate = { x: 9, y: 33 };
    expect(lumaAt(await drawnAt(1.9), plate.x, plate.y)).toBe(GREY);
    expect(lumaAt(await drawnAt(2.1), plate.x, plate.y)).toBe(INKS.made.luma);
  });
});
