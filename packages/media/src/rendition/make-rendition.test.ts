import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probe } from '../probe/probe.ts';
import { makeClipFolder, pictureAndSound } from '../testing/clips.ts';
import { makePoster } from './make-poster.ts';
import { makeRendition } from './make-rendition.ts';

const PLACE = '-metadata location=+52.5186+013.4081/ -metadata title=Backyard';

let clips: Awaited<ReturnType<typeof makeClipFolder>>;
beforeAll(async () => {
  clips = await makeClipFolder();
});
afterAll(async () => {
  await clips.remove();
});

/** Whether the index comes before the pictures, so that playing can begin at once. */
async function startsAtOnce(name: string): Promise<boolean> {
  const bytes = await clips.read(name);
  return bytes.indexOf('moov') < bytes.indexOf('mdat');
}

describe('makeRendition', () => {
  it.each([
    { name: 'H.264 in MOV', file: 'phone.mov', args: '', copied: true },
    { name: 'MPEG-4 in AVI', file: 'old.avi', args: '-c:v mpeg4 -c:a mp2', copied: false },
    {
      name: 'H.265 of 10 bits',
      file: 'h265.mp4',
      args: '-c:v libx265 -x265-params log-level=none -pix_fmt yuv420p10le',
      copied: false,
    },
    {
      name: 'H.264 larger than a screen',
      file: 'large.mp4',
      args: '-vf fps=5,scale=2560:1440',
      copied: false,
    },
  ])('$name plays in browsers and has no tags', async ({ file, args, copied }) => {
    const input = await clips.draw(
      file,
      `${pictureAndSound('640x360', 30, 1)} ${args} ${PLACE} -metadata:s:v title=Mine`,
    );
    const output = clips.path(`${file}-rendition.mp4`);
    const shares: number[] = [];
    const made = await makeRendition(input, output, { onProgress: (share) => shares.push(share) });
    expect(made.copied).toBe(copied);
    expect(await probe(output)).toMatchObject({
      videoCodec: 'h264',
      pixelFormat: 'yuv420p',
      audioCodec: 'aac',
      durationSeconds: expect.closeTo(1, 1) as number,
    });
    expect((await probe(output)).displayWidth).toBeLessThanOrEqual(1280);
    expect(await startsAtOnce(`${file}-rendition.mp4`)).toBe(true);
    const bytes = await clips.read(`${file}-rendition.mp4`);
    for (const secret of ['+52.5', 'Backyard', 'Mine']) expect(bytes.includes(secret)).toBe(false);
    expect(shares.at(-1)).toBeGreaterThan(0.9);
  });

  it('shows a turned video upright', async () => {
    const flat = await clips.draw('flat.mp4', pictureAndSound('320x240', 30, 0.5));
    const turned = await clips.draw('turned.mp4', `-i ${flat} -c copy -metadata:s:v rotate=90`);
    await makeRendition(turned, clips.path('upright.mp4'));
    expect(await probe(clips.path('upright.mp4'))).toMatchObject({
      displayWidth: 240,
      displayHeight: 320,
    });
  });

  it('keeps the first part of a video that is cut off', async () => {
    const whole = await clips.draw(
      'whole.mp4',
      `${pictureAndSound('320x240', 30, 4)} -movflags +faststart`,
    );
    const cut = await clips.cut('cut.mp4', whole, 0.5);
    await makeRendition(cut, clips.path('part.mp4'));
    const { durationSeconds } = await probe(clips.path('part.mp4'));
    expect(durationSeconds).toBeGreaterThan(1);
    expect(durationSeconds).toBeLessThan(3.5);
  });

  it('leaves no partial file when it is stopped', async () => {
    const input = await clips.draw('slow.mp4', pictureAndSound('1600x1200', 15, 4));
    const stop = new AbortController();
    const making = makeRendition(input, clips.path('half.mp4'), {
      signal: stop.signal,
      onProgress: () => {
        stop.abort();
      },
    });
    await expect(making).rejects.toMatchObject({ code: 'aborted' });
    expect(existsSync(clips.path('half.mp4'))).toBe(false);
  });
});

describe('makePoster', () => {
  it.each([{ seconds: 0.5 }, { seconds: 90 }])(
    'at $seconds s is a JPEG without tags',
    async ({ seconds }) => {
      const input = await clips.draw('poster.mp4', `${pictureAndSound('640x360', 30, 1)} ${PLACE}`);
      await makePoster(input, clips.path('poster.jpg'), seconds);
      const bytes = await clips.read('poster.jpg');
      expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
      expect(bytes.includes('+52.5')).toBe(false);
      expect(bytes.includes('Exif')).toBe(false);
    },
  );
});
