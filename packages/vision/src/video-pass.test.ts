import { describe, expect, test } from 'vitest';
import type { Frame } from './frames/frame.ts';
import { eyesThatSee } from './testing/eyes.ts';
import { player, ring, shotAt, sourceOf } from './testing/play.ts';
import { VideoPass } from './video-pass.ts';

const seconds = 14;

/** Watches a film, and records when each frame was released, and whether people might still be looked for in it. */
async function releasedOf(film: (frame: Frame) => Frame) {
  const source = sourceOf(seconds, (now) => shotAt(now - 1, true));
  const given: { readonly frame: Frame; readonly isNeeded: boolean }[] = [];
  const stream = {
    ...source,
    release: (frame: Frame) => {
      given.push({ frame, isNeeded: watch.people.needs(frame) });
    },
  };
  const watch = new VideoPass(stream, eyesThatSee([ring], [player]), { rim: null, court: null });
  const read: Frame[] = [];
  for await (const frame of source) {
    read.push(film(frame));
    await watch.read(read.at(-1)!);
  }
  return { read, given };
}

/** The same on a wall of bricks, seen by a camera that moves to and fro by up to 6 px. */
function shaken(frame: Frame): Frame {
  const by = Math.round(6 * Math.sin(5 * frame.seconds));
  const luma = frame.luma.map((_, at) => {
    const [x, y] = [(at % frame.width) + by, Math.floor(at / frame.width)];
    const inside = Math.min(frame.width - 1, Math.max(0, x));
    return (
      frame.luma[at - (at % frame.width) + inside]! / 2 + (((x >> 3) * 29 + (y >> 3) * 53) % 64)
    );
  });
  return { ...frame, luma };
}

describe('pictures that are no longer needed are released, each once,', () => {
  test.each([
    ['by a camera that stands still', (frame: Frame) => frame],
    ['by one that moves', shaken],
  ])('%s', async (_name, film) => {
    const { read, given } = await releasedOf(film);
    // People are looked for in pictures of the last six seconds.
    const old = read.filter((frame) => frame.seconds < seconds - 7);
    const planes = given.map(({ frame }) => frame.luma);
    expect(old.filter(({ luma }) => !planes.includes(luma))).toEqual([]);
    expect(new Set(planes).size).toBe(planes.length);
  });

  test('but not those in which people may still be looked for', async () => {
    const { given } = await releasedOf((frame) => frame);
    expect(given.filter(({ isNeeded }) => isNeeded)).toEqual([]);
  });
});
