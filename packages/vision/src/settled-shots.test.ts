import { describe, expect, test } from 'vitest';
import type { DetectedShot } from './analysis.ts';
import { SettledShots } from './settled-shots.ts';

const shotAt = (rimSeconds: number, more: Partial<DetectedShot> = {}): DetectedShot => ({
  releaseSeconds: null,
  rimSeconds,
  outcome: 'made',
  confidence: 0.9,
  needsReview: false,
  court: null,
  zone: null,
  evidence: { reason: '', path: [], crossing: null, features: {} },
  ...more,
});

const nothingFlies = { flyingSince: Infinity };
const seenUntil = (seconds: number) => ({
  evidence: { ...shotAt(0).evidence, path: [{ seconds, x: 0, y: 0 }] },
});

describe('a shot', () => {
  test('is reported once', () => {
    const settled = new SettledShots();
    const span = { from: 0, until: 6, ...nothingFlies };
    expect(settled.update([shotAt(5)], span)).toMatchObject([{ kind: 'shot', shot: { id: 1 } }]);
    expect(settled.update([shotAt(5)], span)).toEqual([]);
  });

  test('is reported only once it is settled', () => {
    const settled = new SettledShots();
    expect(settled.update([shotAt(5)], { from: 0, until: 4.9, ...nothingFlies })).toEqual([]);
    expect(settled.update([shotAt(5)], { from: 0, until: 5, ...nothingFlies })).toHaveLength(1);
  });

  test.each([
    { of: 'began before the ball left the ring', flyingSince: 5.5, reported: 0, until: 5 },
    { of: 'began later', flyingSince: 5.7, reported: 1, until: 9 },
  ])('waits for a flight that $of', ({ flyingSince, reported, until }) => {
    const settled = new SettledShots();
    const shot = shotAt(5, seenUntil(5.6));
    expect(settled.update([shot], { from: 0, until: 9, flyingSince })).toHaveLength(reported);
    expect(settled.until).toBe(until);
  });

  test.each([
    ['called differently', { outcome: 'missed' }],
    ['up for review', { needsReview: true }],
    ['located elsewhere', { zone: 'zone_5_free_throw' }],
  ] as const)('that is %s now is reported again under its id', (_, now) => {
    const settled = new SettledShots();
    const span = { from: 0, until: 9, ...nothingFlies };
    settled.update([shotAt(2), shotAt(5)], span);
    expect(settled.update([shotAt(2), shotAt(5.4, now)], span)).toMatchObject([
      { kind: 'changed', shot: { id: 2, rimSeconds: 5.4, ...now } },
    ]);
  });

  test('is not reported again if only its confidence changed', () => {
    const settled = new SettledShots();
    const span = { from: 0, until: 9, ...nothingFlies };
    settled.update([shotAt(5)], span);
    expect(settled.update([shotAt(5, { confidence: 0.8 })], span)).toEqual([]);
  });

  test('is withdrawn if it turns out to be none', () => {
    const settled = new SettledShots();
    const span = { from: 0, until: 9, ...nothingFlies };
    settled.update([shotAt(2), shotAt(5)], span);
    expect(settled.update([shotAt(2)], span)).toEqual([{ kind: 'gone', id: 2 }]);
    expect(settled.idOf(shotAt(5))).toBeNull();
    expect(settled.idOf(shotAt(2.5))).toBe(1);
  });

  test('stays if it is from before the judged part', () => {
    const settled = new SettledShots();
    settled.update([shotAt(2)], { from: 0, until: 9, ...nothingFlies });
    expect(settled.update([], { from: 3, until: 12, ...nothingFlies })).toEqual([]);
    expect(settled.idOf(shotAt(2))).toBe(1);
  });
});
