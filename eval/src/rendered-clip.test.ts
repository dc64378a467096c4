import { probe } from '@hooplog/media';
import { expect, it } from 'vitest';
import { manifestSchema } from './manifest.ts';
import { renderedClip } from './rendered-clip.ts';

it('renders a clip of three shots that browsers play, and caches it', async () => {
  const [clip, again] = await Promise.all([renderedClip(), renderedClip()]);
  expect(again).toEqual(clip);
  expect(clip.truth.shots.map(({ outcome }) => outcome)).toEqual(['made', 'missed', 'made']);
  expect(manifestSchema.parse({ clips: [{ file: 'clip.mp4', ...clip.truth }] }).clips).toHaveLength(
    1,
  );
  const facts = await probe(clip.path);
  expect(facts).toMatchObject({ displayWidth: 640, videoCodec: 'h264', audioCodec: 'aac' });
  const end = clip.truth.shots.at(-1)?.rimSeconds ?? Infinity;
  expect(facts.durationSeconds).toBeGreaterThan(end);
  expect(facts.durationSeconds).toBeLessThan(20);
});
