import { type CourtPoint, parseZoneId, type ShotKind, type ZoneId, zoneOf } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { invalidField } from '../../errors/app-error.ts';
import type { ShotRow } from './rows.ts';

/** One shot after the player's review: with an id a detected one, without one added by hand. */
export interface ReviewedShot {
  readonly id?: string | undefined;
  /** Video seconds. */
  readonly rimSeconds: number | null;
  readonly outcome: 'made' | 'missed';
  readonly zone: ZoneId | null;
  /** The spot it was taken from, in `zone`; if omitted, the stored spot stays as long as it is in that zone. */
  readonly court?: CourtPoint | null | undefined;
  /** Whether the player has checked it; if omitted, true when it differs. */
  readonly checked?: boolean | undefined;
  /** Whether the player set its place; if omitted, true when the zone differs. */
  readonly placed?: boolean | undefined;
  /** Null if the player named none; if omitted, the stored kind stays. */
  readonly kind?: ShotKind | null | undefined;
}

export interface Review {
  /** Shots of the workout after the review that are new or changed. */
  readonly changed: readonly ShotReview[];
  /** Shots found by the program that are not in the list: stored, so that they can be brought back. */
  readonly dismissedIds: readonly string[];
  /** Changed shots among those that another player took. */
  readonly othersChanged: readonly ShotReview[];
  /** Shots taken by another player: stored as well. */
  readonly othersIds: readonly string[];
  /** For shots of other players: ids of those that get another taker, by that player; null for none. */
  readonly takers: ReadonlyMap<string | null, string[]>;
  /** Shots added by hand that are not in the list. */
  readonly deletedIds: readonly string[];
}

/** The player's input for shots that others took. */
export interface OthersShots {
  /** Ids of such shots; if omitted, those marked before remain. */
  readonly othersShots?: readonly string[] | undefined;
  /** Their state after the review, each by its id; if omitted, they stay as they are. */
  readonly othersReviewed?: readonly ReviewedShot[] | undefined;
  /** Who took which of them; if omitted, the earlier names remain. */
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

/** The spot after the review; a stored spot outside the zone that the player gives is dropped. */
export function courtAfter(row: ShotRow, { court, zone }: ReviewedShot): CourtPoint | null {
  if (court !== undefined) return court;
  if (row.courtX === null || row.courtY === null) return null;
  const spot = { x: row.courtX, y: row.courtY };
  return zoneOf(spot) === zone ? spot : null;
}

/** Whether the player has set its place, after the review. */
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
 * Compares the reviewed list with the stored shots, including dismissed ones. Stored shots that are not in the list are dismissed
 * as no shots; dismissed ones in the list are restored.
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
  const hasNewTaker = (row: ShotRow) =>
    taken.has(row.id) && (takerOf.get(row.id) ?? null) !== row.takerId;
  const named = takers === undefined ? [] : left.filter(hasNewTaker);
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

/** How many of the program's calls a review corrects; calls that the player corrected before are not counted again. */
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
