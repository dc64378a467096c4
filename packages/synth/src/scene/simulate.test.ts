import { describe, expect, it } from 'vitest';
import { makeRandom } from '../random.ts';
import type { ShotKind } from './shot-kinds.ts';
import { setupOf } from './equipment.ts';
import { simulateShots } from './simulate.ts';

const KINDS: { kind: ShotKind; made: boolean; rim?: boolean; board?: boolean }[] = [
  { kind: 'swish', made: true, rim: false, board: false },
  { kind: 'rattle_in', made: true, rim: true },
  { kind: 'rim_out', made: false, rim: true },
  { kind: 'air_ball', made: false, rim: false, board: false },
  { kind: 'short', made: false, rim: false, board: false },
  { kind: 'over_board', made: false, rim: false, board: false },
  { kind: 'bank_in', made: true, board: true },
  { kind: 'board_out', made: false, board: true },
  { kind: 'layup_in', made: true },
  { kind: 'layup_out', made: false },
];

describe('simulateShots', () => {
  it.each(KINDS)('$kind does what its name says', ({ kind, made, rim, board }) => {
    for (const seed of [1, 2, 3]) {
      const spot = kind.startsWith('layup') ? { x: 2, y: 4.5 } : { x: -6, y: 12 };
      const attempt = simulateShots([{ kind, spot }], makeRandom(seed))[0]?.attempt;
      expect(attempt?.outcome).toBe(made ? 'made' : 'missed');
      if (rim !== undefined) expect((attempt?.rimContacts ?? 0) > 0).toBe(rim);
      if (board !== undefined) expect((attempt?.boardContacts ?? 0) > 0).toBe(board);
    }
  });

  it('keeps a short shot below the ring, and reports when it was nearest', () => {
    const [shot] = simulateShots([{ kind: 'short', spot: { x: -6, y: 12 } }], makeRandom(5));
    const { positions, rimSeconds } = shot!.attempt;
    const away = positions.map(({ x, y, z }) => Math.hypot(x, y, z - 10));
    expect(Math.max(...positions.map(({ z }) => z))).toBeLessThan(10);
    expect(away[Math.round(rimSeconds * 600)]).toBeCloseTo(Math.min(...away), 1);
  });

  it('lets a ball fall faster through a ring without a net', () => {
    const lasting = (net: 'usual' | 'none'): number => {
      const plan = { kind: 'swish', spot: { x: -12, y: 5 } } as const;
      const [shot] = simulateShots([plan], makeRandom(3), 0, setupOf(undefined, net));
      return shot!.attempt.net!.to - shot!.attempt.net!.from;
    };
    expect(lasting('none')).toBeLessThan(0.8 * lasting('usual'));
  });

  it('starts a put-back where the rebound came down', () => {
    const spot = { x: 0, y: 14 };
    const [miss, back] = simulateShots(
      [
        { kind: 'rim_out', spot },
        { kind: 'put_back_in', spot },
      ],
      makeRandom(4),
    );
    expect(miss?.caughtAfter).toBeGreaterThan(miss?.attempt.rimSeconds ?? Infinity);
    expect(Math.hypot(back?.spot.x ?? 99, back?.spot.y ?? 99)).toBeLessThan(7);
    expect(back?.attempt.outcome).toBe('made');
  });

  it('refuses a put-back without a miss', () => {
    const plan = { kind: 'put_back_in', spot: { x: 0, y: 4 } } as const;
    expect(() => simulateShots([plan], makeRandom(1))).toThrow(RangeError);
  });
});
