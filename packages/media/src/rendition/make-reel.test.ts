import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFrames } from '../frames/open-frames.ts';
import { probe } from '../probe/probe.ts';
import { makeClipFolder, picture, pictureAndSound } from '../testing/clips.ts';
import { makeReel } from './make-reel.ts';

let clips: Awaited<ReturnType<typeof makeClipFolder>>;
beforeAll(async () => {
  clips = await makeClipFolder();
});
afterAll(async () => {
  await clips.remove();
});

const CUTS = [
  { start: 0.5, end: 2 },
  { start: 6, end: 7.5 },
];

/** Black for five seconds, then white. */
const DAWN = '-f lavfi -i color=black:s=320x240:r=30:d=10 -vf negate=enable=gte(t\\,5)';

/** The brightness of a film's pictures, 0 to 255, in order. */
async function brightness(file: string): Promise<number[]> {
  const means: number[] = [];
  for await (const { luma } of await openFrames(file, { longSide: 64 })) {
    means.push(luma.reduce((sum, value) => sum + value, 0) / luma.length);
  }
  return means;
}

it('joins the stretches in order, and shows nothing else', async () => {
  const input = await clips.draw('dawn.mp4', `${DAWN} -c:v libx264 -g 300 -pix_fmt yuv420p`);
  const output = clips.path('dawn-reel.mp4');
  const shares: number[] = [];
  await makeReel(input, output, CUTS, { onProgress: (share) => shares.push(share) });
  const pictures = await brightness(output);
  expect(pictures).toHaveLength(90);
  const dark = pictures.filter((mean) => mean < 60).length;
  expect(dark).toBe(45);
  expect(pictures.slice(0, 45).every((mean) => mean < 60)).toBe(true);
  expect(shares).toEqual([1 / 3, 2 / 3]);
});

it.each([
  ['with sound', pictureAndSound('1920x1080', 60, 8), 'aac'],
  ['without', picture('640x360', 30, 8), null],
])('is H.264 of 30 pictures a second, small enough for a phone, %s', async (name, args, sound) => {
  const input = await clips.draw(`${name}.mp4`, `${args} -metadata title=Backyard`);
  const output = clips.path(`${name}-reel.mp4`);
  await makeReel(input, output, CUTS);
  const facts = await probe(output);
  expect(facts).toMatchObject({
    videoCodec: 'h264',
    pixelFormat: 'yuv420p',
    audioCodec: sound,
    durationSeconds: expect.closeTo(3, 1) as number,
    framesPerSecond: expect.closeTo(30, 1) as number,
  });
  expect(facts.displayWidth).toBeLessThanOrEqual(1280);
  const bytes = await clips.read(`${name}-reel.mp4`);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  expect(bytes.includes('Backyard')).toBe(false);
});

it('leaves no file if the video cannot be read', async () => {
  const whole = await clips.draw('whole.mp4', picture('320x240', 30, 3));
  const output = path.join(await clips.write('x', ''), '..', 'broken-reel.mp4');
  // A stretch beyond the end holds no picture at all.
  await expect(makeReel(whole, output, [{ start: 20, end: 21 }])).rejects.toThrow();
  const left = await readdir(path.dirname(whole));
  expect(left.filter((name) => /^(cut|broken)/.test(name))).toEqual([]);
});
