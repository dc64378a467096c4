import { chmod } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeClipFolder, picture, pictureAndSound } from '../testing/clips.ts';
import { probe } from './probe.ts';

type Clips = Awaited<ReturnType<typeof makeClipFolder>>;
let clips: Clips;
beforeAll(async () => {
  clips = await makeClipFolder();
});
afterAll(async () => {
  await clips.remove();
});

describe('probe refuses', () => {
  const cases: { name: string; make: () => Promise<string>; code: string }[] = [
    { name: 'an empty file', make: () => clips.write('empty.mp4', ''), code: 'empty' },
    {
      name: 'a PDF that calls itself a video',
      make: () => clips.write('paper.mp4', '%PDF-1.7\n%âãÏÓ\n1 0 obj'),
      code: 'not_media',
    },
    {
      name: 'a playlist that names another file',
      make: () => clips.write('list.mp4', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
      code: 'not_media',
    },
    {
      name: 'sound without picture',
      make: () => clips.draw('sound.mp4', '-f lavfi -i sine=d=1 -c:a aac'),
      code: 'no_video_stream',
    },
    {
      name: 'a picture of 8K',
      make: () => clips.draw('8k.mp4', picture('7680x4320', 1, 1)),
      code: 'too_large',
    },
    {
      name: 'a video whose index was never written',
      make: async () =>
        clips.cut('cut.mp4', await clips.draw('whole.mp4', picture('320x240', 30, 2)), 0.6),
      code: 'truncated',
    },
  ];
  it.each(cases)('$name', async ({ make, code }) => {
    await expect(probe(await make())).rejects.toMatchObject({ name: 'MediaError', code });
  });
});

/** Replaces ffprobe by a program with prepared answers. */
async function asFfprobe<T>(script: string, ask: () => Promise<T>): Promise<T> {
  const program = await clips.write('ffprobe.sh', `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o755);
  vi.stubEnv('FFPROBE_PATH', program);
  try {
    return await ask();
  } finally {
    vi.unstubAllEnvs();
  }
}

describe.skipIf(process.platform === 'win32')('the total number of pixels', () => {
  const cases: { name: string; size: [number, number]; rate: number; hours: number }[] = [
    { name: 'four hours of 1080p', size: [1920, 1080], rate: 30, hours: 4 },
    { name: 'half an hour of 4K at 60/s', size: [3840, 2160], rate: 60, hours: 0.5 },
    { name: 'an hour of 4K', size: [3840, 2160], rate: 30, hours: 1 },
  ];
  const report = (size: readonly number[], rate: number, seconds: number) =>
    JSON.stringify({
      streams: [
        {
          index: 0,
          codec_type: 'video',
          codec_name: 'h264',
          width: size[0],
          height: size[1],
          avg_frame_rate: `${rate}/1`,
        },
      ],
      format: { duration: `${seconds}` },
    });

  it.each(cases)('$name are accepted', async ({ size: [width, height], rate, hours }) => {
    const seconds = hours * 3600;
    const said = `cat <<'END'\n${report([width, height], rate, seconds)}\nEND`;
    const path = await clips.draw('small.mp4', picture('320x240', 1, 1));
    const totalPixels = width * height * rate * seconds;
    expect(await asFfprobe(said, () => probe(path))).toMatchObject({ totalPixels });
  });

  it('an hour of 4K at 60/s is too much', async () => {
    const said = `cat <<'END'\n${report([3840, 2160], 60, 3600)}\nEND`;
    const path = await clips.draw('small.mp4', picture('320x240', 1, 1));
    const asked = asFfprobe(said, () => probe(path));
    await expect(asked).rejects.toMatchObject({ code: 'too_many_pixels' });
  });
});

describe('probe reports', () => {
  it('size, rate, length and codecs', async () => {
    const path = await clips.draw('plain.mp4', pictureAndSound('320x240', 25, 2));
    expect(await probe(path)).toMatchObject({
      container: 'mp4',
      durationSeconds: 2,
      displayWidth: 320,
      displayHeight: 240,
      framesPerSecond: 25,
      videoCodec: 'h264',
      audioCodec: 'aac',
      rotation: 0,
    });
  });

  it('the size after rotation, as a phone held upright stores it', async () => {
    const flat = await clips.draw('flat.mp4', picture('320x240', 30, 1));
    const path = await clips.draw('turned.mp4', `-i ${flat} -c copy -metadata:s:v rotate=90`);
    expect(await probe(path)).toMatchObject({ displayWidth: 240, displayHeight: 320 });
  });

  it('the size after applying the shape of pixels', async () => {
    const path = await clips.draw('wide.mp4', `${picture('320x240', 30, 1)} -vf setsar=4/3`);
    expect(await probe(path)).toMatchObject({ displayWidth: 427, displayHeight: 240 });
  });

  it('an AVI', async () => {
    const path = await clips.draw('old.avi', '-f lavfi -i testsrc=s=320x240:d=1 -c:v mpeg4');
    expect(await probe(path)).toMatchObject({ container: 'avi', videoCodec: 'mpeg4' });
  });
});
