import { expect, test } from 'vitest';
import type { Frame } from './frames/frame.ts';
import { eyesThatSee } from './testing/eyes.ts';
import { player, ring, shotAt, sourceOf } from './testing/play.ts';
import { VideoWatch } from './watch-video.ts';

test('a picture in which people may still be looked for is not given back', async () => {
  const source = sourceOf(14, (now) => shotAt(now - 1, true));
  let given = 0;
  let needed = 0;
  const stream = {
    ...source,
    giveBack: (frame: Frame) => {
      given++;
      if (watch.people.needs(frame)) needed++;
    },
  };
  const watch = new VideoWatch(stream, eyesThatSee([ring], [player]), { rim: null, court: null });
  for await (const frame of source) await watch.read(frame);
  expect(given).toBeGreaterThan(100);
  expect(needed).toBe(0);
}, 60_000);
