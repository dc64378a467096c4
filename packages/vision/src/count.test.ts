import { expect, test } from 'vitest';
import type { DetectedShot } from './analysis.ts';
import { analyse } from './analyse.ts';
import { Count } from './count.ts';
import type { FrameSource } from './frames/frame.ts';
import type { ShotEvent } from './settled-shots.ts';
import { eyesThatSee } from './testing/eyes.ts';
import { player, ring, shotAt, sourceOf } from './testing/play.ts';

const eyes = eyesThatSee([ring], [player]);
const starts = [1, 6, 11, 16, 21];
const madeAt = (at: number): boolean => at % 2 === 0;
const play = () =>
  sourceOf(26, (now) => {
    const at = starts.findLastIndex((start) => now >= start);
    return at < 0 ? null : shotAt(now - (starts[at] ?? 0), madeAt(at));
  });

const callOf = ({ rimSeconds, outcome, confidence, needsReview }: DetectedShot) => ({
  rimSeconds,
  outcome,
  confidence,
  needsReview,
});

/** Counts a film and polls for events four times a second. */
async function count(source: FrameSource, onFrame?: (count: Count, seconds: number) => void) {
  const counted = new Count(source, { eyes });
  const events: { readonly at: number; readonly event: ShotEvent }[] = [];
  let asked = 0;
  for await (const frame of source) {
    onFrame?.(counted, frame.seconds);
    await counted.push(frame);
    if (frame.seconds - asked < 0.25) continue;
    asked = frame.seconds;
    events.push(...counted.pollEvents().map((event) => ({ at: frame.seconds, event })));
  }
  return { counted, events };
}

test('shots are reported while the film runs, as the finished analysis has them', async () => {
  const { counted, events } = await count(play());
  expect(events.map(({ event }) => event.kind)).toEqual(starts.map(() => 'shot'));
  const { analysis, ids } = await counted.finish(play().video);
  const shots = events.flatMap(({ event }) => (event.kind === 'shot' ? [event.shot] : []));
  expect(shots.map(callOf)).toEqual(analysis.shots.map(callOf));
  expect(ids).toEqual(shots.map(({ id }) => id));
  expect(analysis).toEqual(await analyse(play(), { eyes }));
  for (const { at, event } of events) {
    if (event.kind === 'shot') expect(at - event.shot.rimSeconds).toBeLessThan(3.5);
  }
});

test('what is seen right now is reported in displayed pixels', async () => {
  const { counted } = await count(sourceOf(3, () => null));
  const { ring: seen, ringSure, people } = counted.liveView;
  expect(seen).toEqual({ cx: 2 * ring.cx, cy: 2 * ring.cy, rx: 2 * ring.rx, ry: 2 * ring.ry });
  expect(ringSure).toBeGreaterThan(0.5);
  expect(people[0]?.feet).toEqual({ x: 2 * player.feet.x, y: 2 * player.feet.y });
});

test('a ring that the player gives during the film is counted at, with what was seen there before', async () => {
  const given = { cx: 462, cy: 121, rx: 24, ry: 8 };
  const { counted, events } = await count(play(), (running, seconds) => {
    if (Math.abs(seconds - 10) < 0.01) running.giveRing(given);
  });
  const { calibration, shots } = (await counted.finish()).analysis;
  expect(calibration).toMatchObject({ rim: given, source: 'user', confidence: 1 });
  expect(shots.map(({ outcome }) => outcome)).toEqual(['made', 'missed', 'made', 'missed', 'made']);
  expect(events.filter(({ event }) => event.kind === 'shot')).toHaveLength(starts.length);
});

test('a court that the player gives during the film locates all shots', async () => {
  const marks = [
    { image: [300, 420], court: [-8, 0] },
    { image: [620, 420], court: [8, 0] },
    { image: [240, 500], court: [-8, 19] },
    { image: [700, 500], court: [8, 19] },
  ] as const;
  const { counted } = await count(play(), (running, seconds) => {
    if (Math.abs(seconds - 10) < 0.01) running.giveCourt({ kind: 'nba', marks });
  });
  expect(counted.liveView.court).toEqual({ kind: 'nba', marks, source: 'user' });
  const { analysis, scene } = await counted.finish();
  expect(analysis.calibration).toMatchObject({ court: marks, courtSource: 'user', lines: 'nba' });
  expect(scene.court).toEqual(marks);
});

test('shots at another hoop are withdrawn when the player says which one it is', async () => {
  const { events } = await count(play(), (running, seconds) => {
    if (Math.abs(seconds - 10) < 0.01) running.giveRing({ cx: 200, cy: 60, rx: 24, ry: 8 });
  });
  expect(events.filter(({ event }) => event.kind === 'gone')).toHaveLength(2);
});

test('a film without a known length ends with its last picture', async () => {
  const { counted } = await count(sourceOf(3, () => null));
  counted.giveRing({ cx: 460, cy: 120, rx: 24, ry: 8 });
  const { video } = (await counted.finish()).analysis;
  expect(video.durationSeconds).toBeCloseTo(89 / 30, 6);
  expect(video.framesPerSecond).toBeCloseTo(30, 6);
});
