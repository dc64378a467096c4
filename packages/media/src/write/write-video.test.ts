import type { Frame } from '@hooplog/vision';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFrames } from '../frames/open-frames.ts';
import { makeClipFolder } from '../testing/clips.ts';
import { atConstantRate } from './at-constant-rate.ts';
import { writeVideo } from './write-video.ts';

function grey(seconds: number, level: number): Frame {
  const luma = new Uint8Array(64 * 48).fill(level);
  return { seconds, width: 64, height: 48, luma, chroma: null };
}

let clips: Awaited<ReturnType<typeof makeClipFolder>>;
beforeAll(async () => {
  clips = await makeClipFolder();
});
afterAll(async () => {
  await clips.remove();
});

describe('atConstantRate', () => {
  it.each([
    { name: 'even frames pass', seconds: [0, 0.1, 0.2], levels: [1, 2, 3] },
    { name: 'a gap is held', seconds: [0, 0.3], levels: [1, 1, 1, 2] },
    {
      name: 'of two at one place the last is taken',
      seconds: [0, 0.1, 0.12, 0.2],
      levels: [1, 3, 4],
    },
    { name: 'a late start is held from 0', seconds: [0.2, 0.3], levels: [1, 1, 1, 2] },
  ])('$name', async ({ seconds, levels }) => {
    const frames = seconds.map((at, index) => grey(at, index + 1));
    const written: number[] = [];
    for await (const frame of atConstantRate(frames, 10)) written.push(frame.luma[0] ?? -1);
    expect(written).toEqual(levels);
  });
});

describe('writeVideo', () => {
  it('writes what openFrames reads back, with silence as sound', async () => {
    const frames = Array.from({ length: 30 }, (_, index) => grey(index / 30, 50 + index * 5));
    const size = { width: 64, height: 48, framesPerSecond: 30 };
    await writeVideo(clips.path('out.mp4'), frames, { ...size, withSilence: true });
    const source = await openFrames(clips.path('out.mp4'));
    expect(source.facts).toMatchObject({ videoCodec: 'h264', audioCodec: 'aac' });
    const read: Frame[] = [];
    for await (const frame of source) read.push(frame);
    expect(read).toHaveLength(30);
    expect(Math.abs((read[20]?.luma[500] ?? 0) - 150)).toBeLessThan(4);
    expect(read[20]?.seconds).toBeCloseTo(20 / 30, 5);
  });

  it('keeps uneven time stamps if asked to', async () => {
    const kept = [0, 1, 2, 4, 5, 8, 9];
    const frames = kept.map((place) => grey(place / 30, 40 + 20 * place));
    const size = { width: 64, height: 48, framesPerSecond: 30 };
    await writeVideo(clips.path('uneven.mp4'), frames, { ...size, variableRate: true });
    const seconds: number[] = [];
    for await (const frame of await openFrames(clips.path('uneven.mp4')))
      seconds.push(frame.seconds);
    expect(seconds.map((at) => Math.round(at * 30))).toEqual(kept);
  });

  it('reports why ffmpeg refused', async () => {
    const writing = writeVideo(clips.path('no/such/folder.mp4'), [grey(0, 1), grey(1, 1)], {
      width: 64,
      height: 48,
      framesPerSecond: 30,
    });
    await expect(writing).rejects.toMatchObject({
      code: 'unreadable',
      detail: expect.stringContaining('No such file') as string,
    });
  });
});
