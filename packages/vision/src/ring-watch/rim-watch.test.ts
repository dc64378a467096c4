import { expect, test } from 'vitest';
import { orange, Sheet } from '../testing/draw.ts';
import type { SeenFrame } from './rim-watch.ts';
import { RimWatch } from './rim-watch.ts';

const rim = { cx: 160, cy: 80, rx: 20, ry: 6 };
const background = new Sheet(320, 200).frame(0);
const motionMask = { columns: 20, rows: 13, cells: new Uint8Array(20 * 13).fill(1) };

/** A ball that falls through the ring, 30 pictures a second. */
function seenAt(index: number): SeenFrame {
  const frame = new Sheet(320, 200).disc(160, 40 + 4 * index, 20, orange).frame(index / 30);
  const still = { ...frame, usable: true, shift: 0, warped: false, entered: null };
  return { frame: still, background, threshold: 14, brightness: 0, motionMask };
}

const frames = Array.from({ length: 20 }, (_, index) => seenAt(index));
const numbers = (watch: RimWatch) =>
  watch.samplesSince(0).map(({ seconds }) => Math.round(seconds * 30));

test('a watch processes the frames it missed, each once and in order', () => {
  const watch = new RimWatch(rim, null);
  for (const seen of frames.slice(0, 5)) watch.see(seen);
  watch.catchUp(frames.slice(3, 12));
  watch.catchUp(frames.slice(3, 12));
  for (const seen of frames.slice(12)) watch.see(seen);
  expect(numbers(watch)).toEqual(frames.map((_, index) => index));
});

test('pictures without motion are interleaved with the others as unchanged ones', () => {
  const nothing = { ...motionMask, cells: new Uint8Array(20 * 13) };
  const watch = new RimWatch(rim, null);
  frames.forEach((seen, at) => {
    watch.see(at % 3 === 0 ? { ...seen, motionMask: nothing } : seen);
  });
  expect(numbers(watch)).toEqual(frames.map((_, index) => index));
  const quiet = watch.samplesSince(0).filter((_, at) => at % 3 === 0);
  expect(quiet).toEqual(quiet.map(({ seconds }) => ({ seconds, ball: null, netMotion: 0 })));
  expect(watch.samplesSince(0).filter(({ ball }) => ball).length).toBeGreaterThan(5);
});

test('after a gap the net is not compared with the picture before it', () => {
  const watch = new RimWatch(rim, null);
  for (const seen of frames.slice(0, 3)) watch.see(seen);
  watch.catchUp(frames.slice(10, 13));
  const netMotions = watch.samplesSince(0).map(({ netMotion }) => netMotion);
  expect(netMotions[2]).not.toBeNull();
  expect(netMotions[3]).toBeNull();
  expect(netMotions[4]).not.toBeNull();
});
