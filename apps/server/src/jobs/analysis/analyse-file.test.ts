import * as fs from 'node:fs/promises';
import path from 'node:path';
import type { VideoFailure } from '@hooplog/domain';
import { probe } from '@hooplog/media';
import { makeClipFolder, picture, pictureAndSound } from '@hooplog/media/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analyseFile } from './analyse-file.ts';
import type { ChildMessage } from './messages.ts';

let clips: Awaited<ReturnType<typeof makeClipFolder>>;
beforeAll(async () => {
  clips = await makeClipFolder();
});
afterAll(() => clips.remove());

async function analyse(inputPath: string): Promise<ChildMessage[]> {
  const workDirectory = await fs.mkdtemp(path.join(path.dirname(inputPath), 'work-'));
  const messages: ChildMessage[] = [];
  const task = {
    inputPath,
    workDirectory,
    calibration: null,
    makeRendition: true,
    wanted: 'shots' as const,
    cuts: [],
  };
  await analyseFile(task, (message) => messages.push(message));
  return messages;
}

const PHONE = pictureAndSound('320x240', 30, 4);

const BROKEN: readonly {
  what: string;
  make: () => Promise<string>;
  code: VideoFailure;
}[] = [
  {
    what: 'cut off before its index',
    make: async () => clips.cut('cut.mp4', await clips.draw('whole.mp4', PHONE), 0.6),
    code: 'truncated',
  },
  {
    what: 'cut off in the middle, with its index at the front',
    make: async () => {
      const whole = await clips.draw('fast.mp4', `${PHONE} -movflags +faststart`);
      return clips.cut('half.mp4', whole, 0.5);
    },
    code: 'truncated',
  },
  { what: 'empty', make: () => clips.write('empty.mp4', ''), code: 'not_a_video' },
  {
    what: 'audio only',
    make: () => clips.draw('sound.mp4', '-f lavfi -i sine=d=2 -c:a aac'),
    code: 'no_picture',
  },
  {
    what: 'without a duration',
    make: () => clips.draw('still.mp4', `${picture('320x240', 30, 1)} -frames:v 0`),
    code: 'no_picture',
  },
  {
    what: 'a renamed PDF',
    make: () => clips.write('document.mp4', '%PDF-1.7 a long document '.repeat(100)),
    code: 'not_a_video',
  },
  {
    what: 'the first bytes of a video followed by garbage',
    make: () => clips.write('noise.mp4', '\0\0\0\x18ftypisom\0\0\x02\0isommp41'.padEnd(9000, 'x')),
    code: 'truncated',
  },
  {
    what: '8K',
    make: () => clips.draw('8k.mp4', picture('7680x4320', 1, 1)),
    code: 'picture_too_large',
  },
  {
    what: 'without a hoop',
    make: () =>
      clips.draw('wall.mp4', '-f lavfi -i color=c=gray:s=320x240:r=30:d=2 -pix_fmt yuv420p'),
    code: 'no_hoop',
  },
];

describe('a video that is', () => {
  test.each(BROKEN)('$what fails as $code', async ({ make, code }) => {
    expect((await analyse(await make())).at(-1)).toMatchObject({ type: 'failure', code });
  });
});

test('without a hoop still plays, so that the player can mark one', async () => {
  const messages = await analyse(
    await clips.draw('dim.mov', '-f lavfi -i color=c=gray:s=320x240:r=30:d=2 -pix_fmt yuv420p'),
  );
  expect(messages[0]).toMatchObject({ type: 'media', width: 320, height: 240, durationSeconds: 2 });
  const made = messages.find((message) => message.type === 'rendition');
  if (made === undefined) throw new Error('No rendition was made');
  expect(await probe(made.renditionPath)).toMatchObject({ container: 'mp4', videoCodec: 'h264' });
  expect((await fs.stat(made.posterPath)).size).toBeGreaterThan(0);
});

test('progress never goes back', async () => {
  const messages = await analyse(
    await clips.draw('test.avi', '-f lavfi -i testsrc=s=320x240:r=30:d=3 -c:v mjpeg'),
  );
  const fractions = messages.flatMap((message) =>
    message.type === 'progress' ? [message.fraction] : [],
  );
  expect(fractions.length).toBeGreaterThan(1);
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
});
