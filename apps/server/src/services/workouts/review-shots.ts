import { parseZoneId, type ZoneId, zoneOf } from '@hooplog/domain';
import { invalidField } from '../../errors/app-error.ts';
import type { ShotRow } from './rows.ts';

/** One shot as the player leaves it: with an id a detected one, without one added by hand. */
export interface ReviewedShot {
  readonly id?: string | undefined;
  /** Video seconds. */
  readonly rimSeconds: number | null;
  readonly outcome: 'made' | 'missed';
  readonly zone: ZoneId | null;
}

export interface Review {
  /** Rows of the workout after the review that are new or differ from before. */
  readonly changed: readonly ShotReview[];
  readonly deletedIds: readonly string[];
}

export interface ShotReview {
  /** Null for a shot added by hand. */
  readonly row: ShotRow | null;
  readonly shot: ReviewedShot;
}

/** A spot on the floor that lies in another zone than the player says is not where the shot was taken. */
export function keepsCourtPoint(row: ShotRow, zone: ZoneId | null): boolean {
  if (row.courtX === null || row.courtY === null) return false;
  return zoneOf({ x: row.courtX, y: row.courtY }) === zone;
}

const differs = (row: ShotRow, shot: ReviewedShot) =>
  row.outcome !== shot.outcome ||
  (row.zone === null ? null : parseZoneId(row.zone)) !== shot.zone ||
  row.rimSeconds !== shot.rimSeconds;

/** Compares the reviewed list with the stored shots. What is not in the list was not a shot. */
export function reviewShots(rows: readonly ShotRow[], reviewed: readonly ReviewedShot[]): Review {
  const open = new Map(rows.map((row) => [row.id, row]));
  const changed = reviewed.flatMap((shot, index): ShotReview[] => {
    if (shot.id === undefined) return [{ row: null, shot }];
    const row = open.get(shot.id);
    if (row === undefined) {
      throw invalidField(`shots.${index}.id`, 'This shot is not, or not once, part of the workout');
    }
    open.delete(shot.id);
    return differs(row, shot) ? [{ row, shot }] : [];
  });
  return { changed, deletedIds: [...open.keys()] };
}
