import { type ZoneId, zoneOf } from '@hooplog/domain';
import { describe, expect, it } from 'vitest';
import { renderWorkout } from './render-workout.ts';

/** A cheap fingerprint of the first frames. */
async function fingerprint(seed: number, frames: number): Promise<number[]> {
  const { source } = renderWorkout({ seed, shots: 2, width: 160, height: 90 });
  const sums: number[] = [];
  for await (const frame of source) {
    sums.push(frame.luma.reduce((sum, value, i) => (sum * 31 + value * (i % 7)) % 1_000_003, 7));
    if (sums.length === frames) break;
  }
  return sums;
}

describe('a rendered workout', () => {
  it('is the same again for the same seed and different for another', async () => {
    expect(await fingerprint(5, 3)).toEqual(await fingerprint(5, 3));
    expect(await fingerprint(5, 3)).not.toEqual(await fingerprint(6, 3));
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('has a consistent truth for seed %i', (seed) => {
    const { truth, source } = renderWorkout({ seed, shots: 8 });
    let last = 0;
    for (const shot of truth.shots) {
      expect(shot.releaseSeconds).toBeGreaterThan(last);
      expect(shot.rimSeconds).toBeGreaterThan(shot.releaseSeconds);
      expect(shot.zone).toBe<ZoneId>(zoneOf({ x: shot.court[0], y: shot.court[1] }));
      expect(shot.outcome).toBe(['swish', 'rattle_in'].includes(shot.how) ? 'made' : 'missed');
      last = shot.rimSeconds;
    }
    expect(last).toBeLessThan(source.video.durationSeconds);
    expect(truth.rim.cx).toBeGreaterThan(0);
    expect(truth.rim.cx).toBeLessThan(source.width);
    expect(truth.rim.rx).toBeGreaterThan(truth.rim.ry);
  });

  it('shows a moving ball of the colour of a basketball', async () => {
    const { source, truth } = renderWorkout({ seed: 1, shots: 1, grain: 0 });
    const apex = ((truth.shots[0]?.releaseSeconds ?? 0) + (truth.shots[0]?.rimSeconds ?? 0)) / 2;
    let before: Uint8Array | null = null;
    for await (const frame of source) {
      if (frame.seconds > apex) {
        const changed = frame.luma.filter(
          (value, i) => Math.abs(value - (before?.[i] ?? value)) > 12,
        );
        expect(changed.length).toBeGreaterThan(20);
        expect(changed.length).toBeLessThan(frame.luma.length / 20);
        return;
      }
      before = frame.luma;
    }
    expect.unreachable('The clip ended before the shot');
  });

  it.each([
    { name: 'double speed', pace: 2, speed: 'fast' },
    { name: 'slow motion', pace: 0.4, speed: 'slow' },
  ])('keeps the clock of the video in $name', ({ pace, speed }) => {
    const usual = renderWorkout({ seed: 3, shots: 2 });
    const paced = renderWorkout({ seed: 3, shots: 2, pace });
    expect(paced.truth.speed).toBe(speed);
    const ratio = usual.source.video.durationSeconds / paced.source.video.durationSeconds;
    expect(ratio).toBeCloseTo(pace, 1);
    paced.truth.shots.forEach(({ rimSeconds }, index) => {
      expect(rimSeconds * pace).toBeCloseTo(usual.truth.shots[index]?.rimSeconds ?? 0, 6);
    });
  });

  it('drops frames, never time, at a variable rate', async () => {
    const small = { seed: 3, shots: 1, width: 64, height: 36 };
    const times = async (variableRate: boolean) => {
      const seconds: number[] = [];
      for await (const frame of renderWorkout({ ...small, variableRate }).source) {
        seconds.push(frame.seconds);
      }
      return seconds;
    };
    const [even, uneven] = [await times(false), await times(true)];
    expect(uneven.length).toBeLessThan(even.length);
    expect(uneven.every((seconds) => even.includes(seconds))).toBe(true);
    expect(uneven[0]).toBe(0);
  });

  it('shows another picture from the second of the knock on', async () => {
    const options = { seed: 3, shots: 1, width: 160, height: 90, grain: 0 };
    const still = renderWorkout(options).source[Symbol.asyncIterator]();
    const knocked = renderWorkout({ ...options, nudgeSeconds: 1 }).source[Symbol.asyncIterator]();
    for (let index = 0; index <= 30; index++) {
      const [a, b] = [await still.next(), await knocked.next()];
      if (a.done || b.done) expect.unreachable('The clip ended early');
      const isSame = Buffer.from(a.value.luma).equals(Buffer.from(b.value.luma));
      expect(isSame).toBe(a.value.seconds < 1);
    }
  });

  it('refuses a workout without shots', () => {
    expect(() => renderWorkout({ seed: 1, shots: 0 })).toThrow(RangeError);
  });
});
