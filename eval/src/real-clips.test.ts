import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openEyes } from '@hooplog/eyes/node';
import { openFrames } from '@hooplog/media';
import { analyse } from '@hooplog/vision';
import { expect, test } from 'vitest';
import { unlessHeld } from './testing/unless-held.ts';

/** Real footage is not ours to publish: if available, it lies beside the checkout. */
const clip = fileURLToPath(
  new URL('../../../shared/clips/scene/three_score_two_miss.mp4', import.meta.url),
);

test.skipIf(!existsSync(clip))(
  'five real free throws are found and called right without a given hoop (skipped without ../shared/clips)',
  unlessHeld(
    'five-real-free-throws',
    async () => {
      const { shots, calibration } = await analyse(await openFrames(clip), {
        eyes: await openEyes(),
      });
      expect(calibration.source).toBe('found');
      expect(shots.map(({ outcome }) => outcome)).toEqual([
        'missed',
        'missed',
        'made',
        'made',
        'made',
      ]);
      [0.95, 4.75, 6.45, 8.68, 11.53].forEach((seconds, at) => {
        expect(Math.abs((shots[at]?.rimSeconds ?? 0) - seconds)).toBeLessThan(0.6);
      });
    },
    [clip],
  ),
);
