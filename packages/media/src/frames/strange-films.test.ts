import type { Frame } from '@hooplog/vision';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probe } from '../probe/probe.ts';
import { makeRendition } from '../rendition/make-rendition.ts';
import { makeClipFolder, picture, pictureAndSound } from '../testing/clips.ts';
import type { IndexPatch } from '../testing/patch-index.ts';
import { patchIndex } from '../testing/patch-index.ts';
import { openFrames } from './open-frames.ts';

/** Films as phones, editors and recorders write them: 4 s of 30 pictures each. */
let clips: Awaited<ReturnType<typeof makeClipFolder>>;
beforeAll(async () => {
  clips = await makeClipFolder();
  // A key frame every second, and pictures whose decoding order differs from the order shown.
  const shuffled = `${picture('320x240', 30, 4)} -preset medium -bf 2 -g 30 -b:v 400k`;
  await clips.draw('plain.mp4', shuffled);
});
afterAll(async () => {
  await clips.remove();
});

/** The first picture comes two pictures after it is decoded. */
const FIRST = 2 / 30;

async function read(path: string) {
  const source = await openFrames(path);
  const times: number[] = [];
  const lumas: Frame[] = [];
  for await (const frame of source) {
    times.push(frame.seconds);
    lumas.push(frame);
  }
  return { source, times, facts: source.facts, missing: source.video.missing };
}

async function patched(name: string, patch: IndexPatch): Promise<string> {
  return clips.write(name, patchIndex(await clips.read('plain.mp4'), patch));
}

const close = (seconds: number) => expect.closeTo(seconds, 2) as number;

describe('the time line of a film', () => {
  const lines: {
    name: string;
    patch: IndexPatch;
    frames: number;
    end: number;
    last: number;
    isPlain?: false;
  }[] = [
    { name: 'as it is', patch: {}, frames: 120, end: 4, last: 3.97 },
    { name: 'of any brand', patch: { brand: '3gp4' }, frames: 120, end: 4, last: 3.97 },
    {
      name: 'with a still end',
      patch: { lastPicture: 7 },
      frames: 120,
      end: 11,
      last: 3.97,
    },
    {
      name: 'that claims to be 30 times shorter',
      patch: { claimedLength: 1 / 30 },
      frames: 120,
      end: 4,
      last: 3.97,
    },
    {
      name: 'that claims to be 30 times longer',
      patch: { claimedLength: 30 },
      frames: 120,
      end: 4,
      last: 3.97,
    },
    {
      name: 'of two stretches',
      patch: {
        edits: [
          { seconds: 1, from: FIRST },
          { seconds: 1.5, from: 2.5 + FIRST },
        ],
      },
      ...{ frames: 75, end: 2.5, last: 2.47, isPlain: false },
    },
    {
      name: 'with a stretch in slow motion, at the pace it was filmed in',
      patch: {
        edits: [
          { seconds: 1, from: FIRST },
          { seconds: 4, from: 1 + FIRST, rate: 0.25 },
          { seconds: 2, from: 2 + FIRST },
        ],
      },
      ...{ frames: 120, end: 4, last: 3.97, isPlain: false },
    },
    {
      name: 'with a late first picture',
      patch: {
        edits: [
          { seconds: 2, from: null },
          { seconds: 4, from: FIRST },
        ],
      },
      ...{ frames: 120, end: 4, last: 3.97 },
    },
    {
      name: 'joined of two films',
      patch: { describesTwice: true },
      ...{ frames: 120, end: 4, last: 3.97, isPlain: false },
    },
  ];

  it.each(lines)('$name', async ({ patch, frames, end, last, isPlain = true }) => {
    const path = await patched('line.mp4', patch);
    const { times, facts, missing } = await read(path);
    expect(missing).toEqual([]);
    expect(times).toHaveLength(frames);
    expect(times[0]).toBe(0);
    // Where two stretches meet, ffmpeg may be two pictures late.
    expect(Math.abs((times.at(-1) ?? 0) - last)).toBeLessThan(0.08);
    expect(facts.durationSeconds).toBeCloseTo(end, 1);
    expect(facts.framesPerSecond).toBeCloseTo(30, 1);
    expect(facts.isPlain).toBe(isPlain);
    // The rendition for browsers has the same clock.
    const made = await makeRendition(path, clips.path('line-rendition.mp4'));
    expect(made.copied).toBe(isPlain);
    const shown = await probe(clips.path('line-rendition.mp4'));
    expect(shown.pictures).toHaveLength(frames);
    expect(shown.pictures?.at(-1)).toBeCloseTo(times.at(-1) ?? 0, 1);
  });
});

describe('of several tracks', () => {
  it.each([
    { first: 'a cover', size: '480x270', seconds: 0.04, flags: '-disposition:v:0 0' },
    {
      first: 'a small preview',
      size: '160x90',
      seconds: 4,
      flags: '-disposition:v:0 0 -disposition:v:1 default',
    },
    {
      first: 'a small preview, shown as well,',
      size: '160x90',
      seconds: 4,
      flags: '-disposition:v:0 default -disposition:v:1 default',
    },
  ])('after $first the film is read', async ({ size, seconds, flags }) => {
    const other = await clips.draw('other.mp4', picture(size, 25, seconds));
    const inputs = `-i ${other} -i ${clips.path('plain.mp4')} -map 0:v -map 1:v -c copy`;
    const path = await clips.draw('several.mp4', `${inputs} ${flags}`);
    const { facts, times } = await read(path);
    expect(facts).toMatchObject({ displayWidth: 320, videoStream: 1, durationSeconds: close(4) });
    expect(times).toHaveLength(120);
  });
});

describe('missing parts of a film are reported', () => {
  it('where it is damaged in the middle', async () => {
    const bytes = await clips.read('plain.mp4');
    const start = bytes.indexOf('mdat') + 4;
    const size = bytes.readUInt32BE(start - 8);
    bytes.fill(0, start + Math.round(0.3 * size), start + Math.round(0.55 * size));
    const { times, missing, facts } = await read(await clips.write('damaged.mp4', bytes));
    expect(facts.durationSeconds).toBeCloseTo(4, 1);
    expect(times.at(-1)).toBeCloseTo(3.97, 1);
    expect(missing).toHaveLength(1);
    expect(missing?.[0]?.from).toBeGreaterThan(0.5);
    expect(missing?.[0]?.to).toBeGreaterThan((missing?.[0]?.from ?? 0) + 0.3);
    expect(missing?.[0]?.to).toBeLessThan(3.2);
  });

  it('where a few bytes are damaged', async () => {
    const bytes = await clips.read('plain.mp4');
    const at = bytes.indexOf('mdat') + Math.round(0.5 * bytes.readUInt32BE(bytes.indexOf('mdat') - 4)); // prettier-ignore
    bytes.fill(0, at, at + 300);
    const { missing } = await read(await clips.write('scratched.mp4', bytes));
    expect(missing).toHaveLength(1);
    expect(missing?.[0]?.from).toBeGreaterThan(1);
    expect(missing?.[0]?.to).toBeLessThan(3);
  });

  it('where an AVI file without its index breaks off', async () => {
    const whole = await clips.draw('whole.avi', `${pictureAndSound('320x240', 30, 5)} -g 30`);
    const path = await clips.cut('cut.avi', whole, 0.6);
    const { times, missing, facts } = await read(path);
    expect(facts.durationSeconds).toBeCloseTo(5, 1);
    expect(missing).toEqual([{ from: times.at(-1), to: facts.durationSeconds }]);
    await makeRendition(path, clips.path('cut-rendition.mp4'));
    const shown = await probe(clips.path('cut-rendition.mp4'));
    expect(shown.pictures).toHaveLength(times.length);
  });

  it('but nothing for one that was written in fragments, without its length', async () => {
    const inputs = `-i ${clips.path('plain.mp4')} -c copy`;
    const whole = await clips.draw('fragments.mp4', `${inputs} -movflags +frag_keyframe+empty_moov`); // prettier-ignore
    expect((await read(whole)).missing).toEqual([]);
  });

  it('but not for pauses that the recorder made itself', async () => {
    const filter = '-vf select=not(between(n\\,30\\,89)) -fps_mode passthrough';
    const path = await clips.draw('pauses.mp4', `${picture('320x240', 30, 4)} ${filter}`);
    expect((await read(path)).missing).toEqual([]);
  });
});
