import { inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/connect.ts';
import { insertMany } from '../../database/insert-many.ts';
import { shots } from '../../database/schema/workouts.ts';
import { courtAfter, placedAfter, type Review, type ShotReview } from './review-shots.ts';

const ADDED_BY_HAND = {
  releaseSeconds: null,
  detectedOutcome: null,
  confidence: null,
  needsReview: false,
};
/** Detected shots keep their evidence, which is long and therefore not sent back to the database. */
const NO_EVIDENCE = { evidence: null };

const NOT_GIVEN = { dismissedAt: null, byAnother: false, takerId: null };

/** Keeps the taker of a shot; changes of takers are stored afterwards. */
const keepingTaker = ({ row, shot }: ShotReview) => ({ row, shot, whose: row ?? NOT_GIVEN });

interface Written extends ShotReview {
  readonly whose: Pick<typeof shots.$inferSelect, 'dismissedAt' | 'byAnother' | 'takerId'>;
}

function rowAfter({ row, shot, whose }: Written, workoutId: string, now: Date) {
  const { dismissedAt, byAnother, takerId } = whose;
  const { rimSeconds, outcome, zone, court = null, placed = true, checked = true } = shot;
  const kind = shot.kind === undefined ? (row?.kind ?? null) : shot.kind;
  const given = { workoutId, rimSeconds, outcome, zone, kind, dismissedAt, byAnother, takerId };
  const correctedAt = checked ? now : null;
  if (row === null) {
    const spot = { courtX: court?.x ?? null, courtY: court?.y ?? null, placed };
    const id = uuidv7();
    return { ...ADDED_BY_HAND, ...NO_EVIDENCE, ...given, ...spot, correctedAt, id, createdAt: now };
  }
  const after = courtAfter(row, shot);
  const spot = { courtX: after?.x ?? null, courtY: after?.y ?? null };
  const changed = { ...given, ...spot, correctedAt, placed: placedAfter(row, shot) };
  return { ...row, ...NO_EVIDENCE, ...changed };
}

const REPLACED = sql`on conflict (id) do update set
  rim_seconds = excluded.rim_seconds,
  outcome = excluded.outcome,
  zone = excluded.zone,
  court_x = excluded.court_x,
  court_y = excluded.court_y,
  corrected_at = excluded.corrected_at,
  placed = excluded.placed,
  kind = excluded.kind,
  dismissed_at = excluded.dismissed_at,
  by_another = excluded.by_another,
  taker_id = excluded.taker_id`;

/** Stores the changes of a review. */
export async function writeReview(
  tx: Transaction,
  workoutId: string,
  { changed, othersChanged, dismissedIds, othersIds, takers, deletedIds }: Review,
  now: Date,
): Promise<void> {
  const written = [
    ...changed.map((review) => ({ ...review, whose: NOT_GIVEN })),
    ...othersChanged.map(keepingTaker),
  ];
  const rows = written.map((review) => rowAfter(review, workoutId, now));
  await insertMany(tx, shots, rows, REPLACED);
  if (deletedIds.length > 0) await tx.delete(shots).where(inArray(shots.id, [...deletedIds]));
  for (const [byAnother, ids] of [
    [false, dismissedIds],
    [true, othersIds],
  ] as const) {
    if (ids.length === 0) continue;
    await tx
      .update(shots)
      .set({ dismissedAt: now, byAnother, takerId: null })
      .where(inArray(shots.id, [...ids]));
  }
  for (const [takerId, ids] of takers) {
    await tx.update(shots).set({ takerId }).where(inArray(shots.id, ids));
  }
}
