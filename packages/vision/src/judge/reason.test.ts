import { describe, expect, test } from 'vitest';
import { reasonFor } from './reason.ts';
import { nothingMeasured } from './testing/nothing-measured.ts';

describe('the reason of a call', () => {
  test.each([
    ['made', { netDown: 0.2, pass: 1 }, 'net'],
    ['made', { netDown: 0.2, netMotion: 0.9 }, 'net_swung'],
    ['made', { netDown: 0.2, netMotion: -0.1 }, 'net'],
    ['made', { netDown: 0.2, netMotion: 0.1 }, 'net_swung'],
    ['made', { pass: 1 }, 'rim'],
    ['made', { pass: 1, netMotion: 0.3 }, 'rim_swung'],
    ['made', { lost: 1 }, 'not_seen_to_leave'],
    ['made', {}, 'net_speed'],
    ['missed', { leftSide: 1 }, 'rimmed_out'],
    ['missed', { pass: 1 }, 'net_did_not_hold'],
    ['missed', { pass: 1, netMotion: -0.8 }, 'net_hardly_moved'],
    ['missed', {}, 'not_seen_in_net'],
  ] as const)('%s, %o', (outcome, seen, code) => {
    expect(reasonFor(outcome, { ...nothingMeasured, ...seen })).toBe(code);
  });
});
