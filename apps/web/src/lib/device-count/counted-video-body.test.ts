import { countedVideoBodySchema } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { countedVideoBody } from './counted-video-body.ts';
import type { CountResult } from './protocol.ts';
import { aCountedShot } from './testing.ts';

const FILM = { countedOn: 'device', workoutDate: new Date('2026-03-01T10:00:00Z'), given: null, videoId: null } as const; // prettier-ignore

/** A count of `shots` shots, ten seconds apart, each with a flight and a path of `sightings` sightings. */
function countOf(shots: number, sightings = 2): CountResult {
  const times = Array.from({ length: shots }, (_, at) => 10 * (at + 1));
  const rim = { cx: 300, cy: 100, rx: 20, ry: 6 };
  const way = (end: number) =>
    Array.from({ length: sightings }, (_, at) => ({
      seconds: end - 0.0333333333 * (sightings - at),
      x: 100.123456,
      y: 50.98765,
    }));
  return {
    analysis: {
      video: { durationSeconds: 10 * shots + 5, width: 1280, height: 720, framesPerSecond: 30 },
      calibration: { rim, source: 'found', confidence: 1, court: null, courtSource: null, lines: null }, // prettier-ignore
      shots: times.map((rimSeconds, at) =>
        aCountedShot(`${at + 1}`, {
          rimSeconds,
          evidence: { reason: 'In.', path: way(rimSeconds), crossing: null, features: { pass: 1 } },
        }),
      ),
      candidates: [],
      asked: false,
      warnings: [],
    },
    scene: {
      width: 1280,
      height: 720,
      rim,
      court: null,
      azimuths: [{ degrees: -40, chance: 0.75 }],
      pace: 1,
      flights: times.map((end) => ({
        sightings: way(end).map((point) => ({ ...point, diameter: 12.3456 })),
        feet: { x: 10, y: 20, across: 1, down: 2 },
      })),
    },
    ids: times.map(String),
  };
}

describe('the body sent for a count', () => {
  test('is valid by the contract', () => {
    const body = countedVideoBody(countOf(2), FILM);
    expect(countedVideoBodySchema.parse(body)).toMatchObject({
      countedOn: 'device',
      workoutDate: '2026-03-01T10:00:00.000Z',
      shots: [{ rimSeconds: 10, reason: 'In.', path: [9.9333, 100.12, 50.99, 9.9667, 100.12, 50.99] }, { rimSeconds: 20 }], // prettier-ignore
      scene: { pace: 1, azimuths: [-40, 0.75], flights: [{ feet: [10, 20, 1, 2] }, {}] },
    });
  });

  test('leaves out flights that led to no shot', () => {
    const count = countOf(20);
    const shots = count.analysis.shots.filter((_, at) => at === 1);
    const few = { ...count, analysis: { ...count.analysis, shots } };
    expect(countedVideoBody(few, FILM).scene?.flights).toHaveLength(2);
  });

  test.each([
    { of: 'an hour', count: countOf(600, 40), scene: true, paths: true },
    { of: 'two hours', count: countOf(1200, 60), scene: false, paths: true },
    { of: 'a day', count: countOf(3000, 60), scene: false, paths: false },
  ])('of $of fits', ({ count, scene, paths }) => {
    const body = countedVideoBody(count, FILM);
    expect(JSON.stringify(body).length).toBeLessThanOrEqual(LIMITS.MAX_COUNTED_VIDEO_BYTES);
    expect(body.scene !== null).toBe(scene);
    expect((body.shots[0]?.path.length ?? 0) > 0).toBe(paths);
  });
});
