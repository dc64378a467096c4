import { type CourtPoint, parseZoneId, type ShotKind, type ZoneId, zoneOf } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { invalidField } from '../../errors/app-error.ts';
import type { ShotRow } from './rows.ts';

/** One shot as the player leaves it: with an id a detected one, without one added by hand. */
export interface ReviewedShot {
  readonly id?: string | undefined;
  /** Video seconds. */
  readonly rimSeconds: number | null;
  readonly outcome: 'made' | 'missed';
  readonly zone: ZoneId | null;
  /** The spot it was taken from, in `zone`; left out it stays while it lies there. */
  readonly court?: CourtPoint | null | undefined;
  /** Whether the player has judged it; left out it is when it differs. */
  readonly checked?: boolean | undefined;
  /** Whether the player said where it was taken; left out it is when the zone differs. */
  readonly placed?: boolean | undefined;
  /** Null for not said; left out it stays. */
  readonly kind?: ShotKind | null | undefined;
}

export interface Review {
  /** Rows of the workout after the review that are new or differ from before. */
  readonly changed: readonly ShotReview[];
  /** Found by the program, and not in the list: kept, so that it can come back. */
  readonly dismissedIds: readonly string[];
  /** Rows of shots that another player took which the owner of the film puts right. */
  readonly othersChanged: readonly ShotReview[];
  /** Taken by another player: kept as well. */
  readonly othersIds: readonly string[];
  /** Of those that another player took: ids of the ones whose player is said anew, by that player; null for nobody. */
  readonly takers: ReadonlyMap<string | null, string[]>;
  /** Added by hand, and not in the list. */
  readonly deletedIds: readonly string[];
}

/** What a player says of shots that others took. */
export interface OthersShots {
  /** Ids of such shots; left out, those that were marked so before are still. */
  readonly othersShots?: readonly string[] | undefined;
  /** How they are left, each by its id; left out, they stay. */
  readonly othersReviewed?: readonly ReviewedShot[] | undefined;
  /** Who took which of them; left out, what was said before holds. */
  readonly takers?:
    readonly { readonly playerId: string; readonly shots: readonly string[] }[] | undefined;
}

export interface ShotReview {
  /** Null for a shot added by hand. */
  readonly row: ShotRow | null;
  readonly shot: ReviewedShot;
}

const zoneOfRow = (row: ShotRow): ZoneId | null =>
  row.zone === null ? null : parseZoneId(row.zone);

/** The spot after the review: one that lies in another zone than the player says is not where the shot was taken. */
export function courtAfter(row: ShotRow, { court, zone }: ReviewedShot): CourtPoint | null {
  if (court !== undefined) return court;
  if (row.courtX === null || row.courtY === null) return null;
  const spot = { x: row.courtX, y: row.courtY };
  return zoneOf(spot) === zone ? spot : null;
}

/** Whether the player has said where it was taken, after the review. */
export function placedAfter(row: ShotRow, { placed, zone }: ReviewedShot): boolean {
  return placed ?? (row.placed || zoneOfRow(row) !== zone);
}

function differs(row: ShotRow, shot: ReviewedShot): boolean {
  const court = courtAfter(row, shot);
  return (
    row.outcome !== shot.outcome ||
    zoneOfRow(row) !== shot.zone ||
    row.rimSeconds !== shot.rimSeconds ||
    row.courtX !== (court?.x ?? null) ||
    row.courtY !== (court?.y ?? null) ||
    row.placed !== placedAfter(row, shot) ||
    (shot.kind !== undefined && row.kind !== shot.kind) ||
    (shot.checked ?? row.correctedAt !== null) !== (row.correctedAt !== null)
  );
}

/**
 * Compares the reviewed list with the stored shots, dismissed ones included. What is not in the list was not a shot;
 * what is in it again, is.
 */
export function reviewShots(
  rows: readonly ShotRow[],
  reviewed: readonly ReviewedShot[],
  { othersShots: others, othersReviewed = [], takers }: OthersShots = {},
): Review {
  const open = new Map(rows.map((row) => [row.id, row]));
  const changed = reviewed.flatMap((shot, index): ShotReview[] => {
    if (shot.id === undefined) return [{ row: null, shot }];
    const row = open.get(shot.id);
    if (row === undefined) {
      throw invalidField(
        `shots.${index}.id`,
        phrase('Each shot must belong to this workout, and be named once'),
      );
    }
    open.delete(shot.id);
    return differs(row, shot) || row.dismissedAt !== null ? [{ row, shot }] : [];
  });
  others?.forEach((id, index) => {
    if (open.has(id)) return;
    throw invalidField(
      `othersShots.${index}`,
      phrase('Each shot must belong to this workout, and be named once'),
    );
  });
  const left = [...open.values()];
  const taken = new Set(others ?? left.filter((row) => row.byAnother).map(({ id }) => id));
  const othersChanged = othersReviewed.flatMap((shot): ShotReview[] => {
    const row = open.get(shot.id ?? '');
    return row !== undefined && taken.has(row.id) && differs(row, shot) ? [{ row, shot }] : [];
  });
  const idsOf = (list: readonly ShotRow[]) => list.map(({ id }) => id);
  const takerOf = new Map(
    takers?.flatMap(({ playerId, shots }) => shots.map((id) => [id, playerId] as const)),
  );
  const isNamedAnew = (row: ShotRow) =>
    taken.has(row.id) && (takerOf.get(row.id) ?? null) !== row.takerId;
  const named = takers === undefined ? [] : left.filter(isNamedAnew);
  const gone = left.filter(({ id }) => !taken.has(id));
  return {
    changed,
    othersChanged,
    dismissedIds: idsOf(
      gone.filter((row) => isDetected(row) && (row.dismissedAt === null || row.byAnother)),
    ),
    takers: new Map(
      [...Map.groupBy(named, ({ id }) => takerOf.get(id) ?? null)].map(([takerId, rows]) => [
        takerId,
        idsOf(rows),
      ]),
    ),
    othersIds: idsOf(left.filter((row) => taken.has(row.id) && !row.byAnother)),
    deletedIds: idsOf(gone.filter((row) => !isDetected(row))),
  };
}

const isDetected = ({ detectedOutcome }: ShotRow) => detectedOutcome !== null;

/** What a review puts right of what the program said; what a player has put right before counts no more. */
export interface Corrections {
  readonly outcome: number;
  readonly removed: number;
  readonly added: number;
}

export function correctionsOf({ changed, othersChanged, dismissedIds }: Review): Corrections {
  const isOtherOutcome = ({ row, shot }: ShotReview) =>
    row !== null && row.outcome === row.detectedOutcome && shot.outcome !== row.outcome;
  return {
    outcome: [...changed, ...othersChanged].filter(isOtherOutcome).length,
    removed: dismissedIds.length,
    added: changed.filter(({ row }) => row === null).length,
  };
}
