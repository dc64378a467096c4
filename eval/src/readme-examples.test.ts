import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { renderedClip } from './rendered-clip.ts';
import { unlessHeld } from './testing/unless-held.ts';

const README = new URL('../../packages/vision/README.md', import.meta.url);

/** Definitions that the second example takes over from the first one. */
const CAMERA = `
import { Count } from '@hooplog/vision';
const camera = await openFrames('workout.mp4');
const { width, height, video: { displayWidth, displayHeight } } = camera;
const eyes = await openEyes();
`;

it(
  'the examples of the README of vision run, one after the other',
  unlessHeld('readme-examples', async () => {
    const readme = await readFile(README, 'utf8');
    const [whole = '', running = ''] = [...readme.matchAll(/```ts\n([^]*?)```/g)].map(
      ([, example]) => example,
    );
    const { path, truth } = await renderedClip();
    // Inside the project, so that packages resolve from there.
    const folder = await mkdtemp(join(dirname(path), 'readme-'));
    try {
      await copyFile(path, join(folder, 'workout.mp4'));
      const printed = execFileSync(
        process.execPath,
        ['--input-type=module', '-e', whole + CAMERA + running],
        { cwd: folder, encoding: 'utf8' },
      );
      const lines = printed.trim().split('\n');
      const outcomes = lines.map((line) => line.split(' ')[1]).filter((word) => word !== undefined);
      expect(outcomes).toEqual(truth.shots.map(({ outcome }) => outcome));
      expect(lines).toContain('shot');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }),
);
