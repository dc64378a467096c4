import type { CourtPoint } from '@hooplog/domain';
import type { Vec3 } from '../geometry/vec3.ts';
import type { SimulatedShot } from './simulate.ts';

/** Seconds from a ball at rest to hands that hold it. */
export const PICK_UP = 0.45;

/** The helper's use of a rebound: a flat pass to the next spot, a lob from under the hoop, or first up to the ring. */
export type HelperPlay = 'passes' | 'lobs' | 'holds_up';

/** Seconds for which a ball is held up to the ring and taken down again. */
export const HOLD_UP = 2;

/** One shot on the clock of the gym. */
export interface ShotCycle {
  readonly shot: SimulatedShot;
  /** The player who took the rebound shoots put-backs. */
  readonly by: 'shooter' | 'helper';
  readonly play: HelperPlay;
  /** For a put-back, where the ball was when it was picked up; null otherwise. */
  readonly ballFrom: Vec3 | null;
  readonly caughtAt: number;
  readonly releasedAt: number;
  /** When the helper picks up the ball, passes it, and when it arrives at the next spot. */
  readonly loose: number;
  readonly passedAt: number;
  readonly arrivesAt: number;
  readonly helperFrom: CourtPoint;
  readonly helperAt: CourtPoint;
  readonly shooterFrom: CourtPoint;
  readonly nextSpot: CourtPoint;
}

/** Height of a ball held up to the ring by hand: 0 at the chest, 1 at the ring. */
export function heldUpShare({ play, loose }: ShotCycle, seconds: number): number {
  const share = (seconds - loose - PICK_UP) / HOLD_UP;
  return play === 'holds_up' && share > 0 && share < 1 ? Math.sin(share * Math.PI) : 0;
}

/** Share of the time between catch and release. */
export const settingShare = ({ caughtAt, releasedAt }: ShotCycle, seconds: number): number =>
  Math.min(1, Math.max(0, (seconds - caughtAt) / (releasedAt - caughtAt)));
