import { describe, expect, it } from 'vitest';
import { foundShot, labelledClip, trueShot } from '../testing/shots.ts';
import { scoreClips } from './score-clips.ts';
import type { ClipResult } from './score-clips.ts';
import { scoreGroups } from './score-groups.ts';
import { scoreTable } from './score-table.ts';

const RING = { cx: 300, cy: 100, rx: 20, ry: 6 };

function result(more: Partial<ClipResult>): ClipResult {
  return {
    clip: labelledClip([trueShot(1)]),
    ...{ shots: [foundShot(1)], withCourt: more.shots ?? [foundShot(1)] },
    ...{ rim: null, hoopConfidence: 1, warnings: [], failure: null },
    ...more,
  };
}

describe('scoreClips', () => {
  it('counts a clip in which everything is right as exact', () => {
    const score = scoreClips([result({})]);
    expect(score.exactClips.right).toBe(1);
    const { recall, precision, outcomes, zones, estimatedZones } = score;
    for (const part of [recall, precision, outcomes, zones, estimatedZones]) {
      expect(part).toMatchObject({ right: 1, of: 1 });
    }
  });

  it.each([
    { name: 'a missed shot', shots: [], recall: [0, 1], precision: [0, 0] },
    {
      name: 'a false shot',
      shots: [foundShot(1), foundShot(9)],
      recall: [1, 1],
      precision: [1, 2],
    },
    {
      name: 'a wrong call',
      shots: [foundShot(1, { outcome: 'missed' })],
      recall: [1, 1],
      precision: [1, 1],
    },
  ] as const)('$name makes a clip inexact', ({ shots, recall, precision }) => {
    const score = scoreClips([result({ shots })]);
    expect(score.exactClips.right).toBe(0);
    expect([score.recall.right, score.recall.of]).toEqual(recall);
    expect([score.precision.right, score.precision.of]).toEqual(precision);
  });

  it('reports questions to the player, and false shots without review', () => {
    const [sure, doubted] = [foundShot(9), foundShot(12, { needsReview: true })];
    const score = scoreClips([
      result({ shots: [foundShot(1), sure, doubted] }),
      result({ warnings: ['hoop_unsure'] }),
    ]);
    expect(score).toMatchObject({ failures: 0, asked: 1, falseAttempts: 1 });
  });

  it('compares zones only if both sides have one', () => {
    const clip = labelledClip([trueShot(1), trueShot(3, { zone: null }), trueShot(5)]);
    const shots = [
      foundShot(1, { zone: 'zone_1_paint' }),
      foundShot(3),
      foundShot(5, { zone: null }),
    ];
    expect(scoreClips([result({ clip, shots })]).zones).toMatchObject({ right: 0, of: 1 });
  });

  it('measures the error of the found spots, with marks on the court and without', () => {
    const clip = labelledClip([trueShot(1, { court: [3, 14] }), trueShot(3, { court: [0, 15] })]);
    const shots = [foundShot(1, { court: { x: 0, y: 10 } }), foundShot(3)];
    const withCourt = [foundShot(1, { court: { x: 3, y: 13 } }), foundShot(3)];
    const score = scoreClips([result({ clip, shots, withCourt })]);
    expect(score.spotErrors).toEqual([1]);
    expect(score.estimatedSpotErrors).toEqual([5]);
  });

  it('reports the accuracy of calls that are not up for review', () => {
    const clip = labelledClip([trueShot(1), trueShot(3), trueShot(5)]);
    const shots = [
      foundShot(1),
      foundShot(3, { outcome: 'missed', needsReview: true }),
      foundShot(8),
    ];
    const score = scoreClips([result({ clip, shots })]);
    expect(score.review).toMatchObject({ right: 1, of: 3 });
    expect(score.unreviewed).toMatchObject({ right: 1, of: 2 });
  });

  it.each([
    { name: 'in its place', rim: { ...RING, cx: 315 }, right: 1 },
    { name: 'beside it', rim: { ...RING, cx: 321 }, right: 0 },
    { name: 'not found', rim: null, right: 0 },
  ])('a hoop $name', ({ rim, right }) => {
    const score = scoreClips([result({ clip: labelledClip([], { rim: RING }), shots: [], rim })]);
    expect(score.hoops).toMatchObject({ right, of: 1 });
  });

  it('never counts a clip that could not be analysed as exact', () => {
    const score = scoreClips([result({ clip: labelledClip([]), shots: [], failure: 'no hoop' })]);
    expect(score).toMatchObject({ failures: 1, exactClips: { right: 0, of: 1 } });
  });
});

describe('scoreGroups', () => {
  const results = [
    result({ clip: labelledClip([trueShot(1)], { set: 'solo' }) }),
    result({
      clip: labelledClip([trueShot(null)], { kind: 'rim', set: 'rim', place: 'A' }),
      shots: [],
    }),
  ];

  it('scores all, by kind, by set and by place', () => {
    const scores = scoreGroups(results).map(({ group, clips }) => [group, clips]);
    expect(scores).toEqual([
      ['all', 2],
      ['scene', 1],
      ['scene/solo', 1],
      ['rim', 1],
      ['rim at A', 1],
    ]);
  });

  it('prints one aligned line a group', () => {
    const lines = scoreTable(scoreGroups(results)).split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[1]).toMatch(/^all +2 +0 +0 +0 +50 % 1\/2 \[9–91\] +100 % 1\/1/);
    expect(lines[4]).toContain('–');
  });
});
