import { describe, expect, it } from 'vitest';
import type { ManifestClip } from '../manifest.ts';
import { labelledClip, trueShot } from '../testing/shots.ts';
import { footageClasses, shotClasses } from './classes.ts';

describe('shotClasses', () => {
  it.each([
    { how: 'swish', outcome: 'made', classes: ['swish'] },
    { how: 'net', outcome: 'made', classes: ['swish'] },
    { how: 'corner three, swish', outcome: 'made', classes: ['swish'] },
    { how: 'through the net; ball still in the net', outcome: 'made', classes: ['swish'] },
    { how: 'rattle_in', outcome: 'made', classes: ['rattle-in'] },
    { how: 'hits the ring, bounces up, falls through', outcome: 'made', classes: ['rattle-in'] },
    { how: 'rim_out', outcome: 'missed', classes: ['rim-out'] },
    { how: 'board/back rim, rolls out left', outcome: 'missed', classes: ['rim-out', 'board'] },
    { how: 'hits rim (net moves)', outcome: 'missed', classes: ['rim-out'] },
    { how: 'bank_made', outcome: 'made', classes: ['board'] },
    { how: 'air_ball', outcome: 'missed', classes: ['air ball'] },
    { how: 'put-back in traffic', outcome: 'made', classes: ['put-back'] },
    { how: 'layup, rolls in off board', outcome: 'made', classes: ['rattle-in', 'board', 'layup'] },
    { how: undefined, outcome: 'made', classes: [] },
  ] as const)('$how', ({ how, outcome, classes }) => {
    const shot = trueShot(1, { outcome, zone: null, ...(how === undefined ? {} : { how }) });
    expect(shotClasses(shot)).toEqual(classes);
  });

  it.each([
    { zone: 'zone_5_free_throw', name: 'free throw area' },
    { zone: 'zone_10_right_corner_three', name: 'three' },
    { zone: 'zone_6_top_of_key', name: 'HS three' },
  ] as const)('$zone is $name', ({ zone, name }) => {
    expect(shotClasses(trueShot(1, { zone }))).toEqual([name]);
  });
});

describe('footageClasses', () => {
  const cases: { name: string; clip: Partial<ManifestClip> }[] = [
    { name: 'game, several players', clip: { set: 'game' } },
    { name: 'slow motion', clip: { speed: 'slow' } },
    { name: 'moving camera', clip: { camera: 'drift (about 14 px over the clip)' } },
    { name: 'low camera', clip: { camera: 'static (phone on the ground)' } },
    { name: 'seen from A_left', clip: { view: 'A_left' } },
    { name: 'white net', clip: { conditions: ['white net'] } },
  ];
  it.each(cases)('$name', ({ name, clip }) => {
    expect(footageClasses(labelledClip([], clip))).toEqual([name]);
  });
});
