import type { Frame } from '@hooplog/vision';
import { chmod } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findProgram } from '../programs/find-program.ts';
import { makeClipFolder, picture } from '../testing/clips.ts';
import { openFrames } from './open-frames.ts';

let clips: Awaited<ReturnType<typeof makeClipFolder>>;
beforeAll(async () => {
  clips = await makeClipFolder();
});
afterAll(async () => {
  await clips.remove();
});

async function readAll(frames: AsyncIterable<Frame>): Promise<Frame[]> {
  const read: Frame[] = [];
  for await (const frame of frames) read.push(frame);
  return read;
}

describe('frames of a video', () => {
  it('come whole, in order, with their own times from 0', async () => {
    const path = await clips.draw(
      'ntsc.mp4',
      picture('320x240', 30, 2).replace('r=30', 'r=30000/1001'),
    );
    const frames = await readAll(await openFrames(path));
    expect(frames.length).toBe(60);
    expect(frames[0]?.seconds).toBe(0);
    expect(frames[59]?.seconds).toBeCloseTo((59 * 1001) / 30000, 6);
    expect(frames[7]?.luma.length).toBe(320 * 240);
    expect(frames[7]?.chroma?.v.length).toBe(160 * 120);
    expect(frames[7]?.luma.buffer).not.toBe(frames[8]?.luma.buffer);
  });

  it('reuse released buffers, and not before their release', async () => {
    const path = await clips.draw('given-back.mp4', picture('160x120', 30, 1));
    const source = await openFrames(path);
    const kept: Frame[] = [];
    const buffers = new Set<ArrayBufferLike>();
    for await (const frame of source) {
      expect(kept.map(({ luma }) => luma.buffer)).not.toContain(frame.luma.buffer);
      buffers.add(frame.luma.buffer);
      if (kept.length < 3) kept.push(frame);
      else source.release?.(frame);
    }
    expect(buffers.size).toBeLessThan(8);
  });

  it.each(['24', '25', '30000/1001', '50', '60000/1001', '60'])(
    'of %s a second come all, each at its own time',
    async (rate) => {
      const [over = 0, under = 1] = rate.split('/').map(Number);
      const drawn = picture('160x120', 30, 2).replace('r=30', `r=${rate}`);
      const path = await clips.draw(`rate-${rate.replace('/', '-')}.mp4`, drawn);
      const times = (await readAll(await openFrames(path))).map(({ seconds }) => seconds);
      expect(times).toHaveLength(Math.round((2 * over) / under));
      times.forEach((seconds, at) => {
        expect(seconds).toBeCloseTo((at * under) / over, 4);
      });
    },
  );

  it('slowed down to a quarter are four times as far apart', async () => {
    const slow = `${picture('160x120', 30, 1)} -vf setpts=4*PTS -fps_mode passthrough`;
    const times = (await readAll(await openFrames(await clips.draw('slow.mp4', slow)))).map(
      ({ seconds }) => seconds,
    );
    expect(times).toHaveLength(30);
    expect(times[29]).toBeCloseTo((29 * 4) / 30, 3);
  });

  it('of ten bits, as phones film in HDR, are converted to eight', async () => {
    const grey = '-f lavfi -i color=c=0x808080:s=160x120:r=30:d=0.2';
    const path = await clips.draw('hdr.mp4', `${grey} -c:v libx264 -pix_fmt yuv420p10le`);
    const [frame] = await readAll(await openFrames(path));
    expect(frame?.luma).toHaveLength(160 * 120);
    expect(Math.abs((frame?.luma[5000] ?? 0) - 126)).toBeLessThan(3);
  });

  it('keep a variable frame rate', async () => {
    // The recorder drops frames 10 to 19.
    const filter = '-vf select=not(between(n\\,10\\,19)) -fps_mode passthrough';
    const path = await clips.draw('variable.mp4', `${picture('320x240', 30, 1)} ${filter}`);
    const frames = await readAll(await openFrames(path));
    const times = frames.map((frame) => Math.round(frame.seconds * 30));
    expect(times).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
  });

  it.each([
    { filmed: 60, given: 60 },
    { filmed: 120, given: 60 },
    { filmed: 240, given: 60 },
  ])('filmed at $filmed a second come at $given', async ({ filmed, given }) => {
    const path = await clips.draw(`fast-${filmed}.mp4`, picture('160x120', filmed, 1));
    expect(await readAll(await openFrames(path))).toHaveLength(given);
  });

  it('are shrunk to the long side, never enlarged, and have even sides', async () => {
    const path = await clips.draw('large.mp4', picture('1270x720', 30, 0.2));
    expect(await openFrames(path)).toMatchObject({ width: 640, height: 362 });
    expect(await openFrames(path, { longSide: 2000 })).toMatchObject({ width: 1270, height: 720 });
  });

  it.each([
    // White on the left before turning; ffmpeg writes `rotate` counter-clockwise.
    { rotate: 90, width: 240, height: 320, white: { x: 120, y: 280 }, black: { x: 120, y: 40 } },
    { rotate: 180, width: 320, height: 240, white: { x: 280, y: 120 }, black: { x: 40, y: 120 } },
    { rotate: 270, width: 240, height: 320, white: { x: 120, y: 40 }, black: { x: 120, y: 280 } },
  ])('are turned by $rotate degrees as the file says', async (turn) => {
    const { rotate, width, height } = turn;
    const drawn = picture('320x240', 30, 0.2).replace('testsrc=', 'color=c=black:');
    const half = '-vf drawbox=x=0:y=0:w=160:h=240:c=white:t=fill';
    const flat = await clips.draw('half.mp4', `${drawn} ${half}`);
    const args = `-i ${flat} -c copy -metadata:s:v rotate=${rotate}`;
    const source = await openFrames(await clips.draw(`turned-${rotate}.mp4`, args));
    expect(source).toMatchObject({ width, height });
    expect(source.video).toMatchObject({ displayWidth: width, displayHeight: height });
    const [frame] = await readAll(source);
    const at = ({ x, y }: { x: number; y: number }): number => frame?.luma[y * width + x] ?? -1;
    expect(at(turn.white)).toBeGreaterThan(at(turn.black) + 150);
  });

  it('can be read again from the start', async () => {
    const source = await openFrames(await clips.draw('twice.mp4', picture('160x120', 30, 0.5)));
    const first = await readAll(source);
    expect((await readAll(source)).map((f) => f.seconds)).toEqual(first.map((f) => f.seconds));
  });
});

describe('an incomplete reading', () => {
  it('yields the first part of a video that is cut off, and reports the rest as missing', async () => {
    const whole = await clips.draw(
      'whole.mp4',
      `${picture('320x240', 30, 6)} -movflags +faststart`,
    );
    const source = await openFrames(await clips.cut('cut.mp4', whole, 0.5));
    const frames = await readAll(source);
    expect(frames.length).toBeGreaterThan(45);
    expect(frames.length).toBeLessThan(150);
    expect(source.video.missing).toEqual([{ from: frames.at(-1)?.seconds, to: 6 }]);
  });

  it('reports nothing of the kind for a whole video', async () => {
    const source = await openFrames(await clips.draw('good.mp4', picture('320x240', 30, 3)));
    await readAll(source);
    expect(source.video.missing).toEqual([]);
  });

  it('throws when no picture can be decoded', async () => {
    const whole = await clips.draw(
      'index.mp4',
      `${picture('320x240', 30, 2)} -movflags +faststart`,
    );
    const bytes = await clips.read('index.mp4');
    bytes.fill(0, bytes.indexOf('mdat') + 4);
    await clips.write('index.mp4', bytes);
    await expect(readAll(await openFrames(whole))).rejects.toMatchObject({ code: 'unreadable' });
  });

  it.skipIf(process.platform === 'win32')('ends when ffmpeg dies midway', async () => {
    const path = await clips.draw('dies.mp4', picture('160x120', 30, 3));
    // Lets 20 frames through, then ends as if the machine had run out of memory.
    const dying = await clips.write(
      'ffmpeg',
      `#!/bin/sh\n${await findProgram('ffmpeg')} "$@" | head -c 576000\n`,
    );
    await chmod(dying, 0o755);
    vi.stubEnv('FFMPEG_PATH', dying);
    const source = await openFrames(path);
    expect(await readAll(source)).toHaveLength(20);
    expect(source.video.missing).toEqual([{ from: expect.closeTo(19 / 30) as number, to: 3 }]);
    vi.unstubAllEnvs();
  });

  it.skipIf(process.platform === 'win32')(
    'is not taken for a cut-off file when its ffmpeg is killed',
    async () => {
      const path = await clips.draw('killed.mp4', picture('160x120', 30, 2));
      const killed = await clips.write(
        'ffmpeg-killed',
        `#!/bin/sh\n${await findProgram('ffmpeg')} "$@" | head -c 576000\ncase "$*" in *rawvideo*) kill -9 $$;; esac\n`,
      );
      await chmod(killed, 0o755);
      vi.stubEnv('FFMPEG_PATH', killed);
      const source = await openFrames(path);
      vi.unstubAllEnvs();
      await expect(readAll(source)).rejects.toMatchObject({ code: 'interrupted' });
    },
  );

  it('stops when the consumer has seen enough', async () => {
    const source = await openFrames(await clips.draw('long.mp4', picture('320x180', 30, 20)));
    let seen = 0;
    for await (const frame of source) {
      seen += frame.width > 0 ? 1 : 0;
      if (seen === 3) break;
    }
    expect(seen).toBe(3);
  });

  it('throws when it is stopped from outside', async () => {
    const stop = new AbortController();
    const path = await clips.draw('stop.mp4', picture('320x180', 30, 20));
    const source = await openFrames(path, { signal: stop.signal });
    const reading = (async () => {
      for await (const frame of source) if (frame.seconds > 0.1) stop.abort();
    })();
    await expect(reading).rejects.toMatchObject({ code: 'aborted' });
  });
});
