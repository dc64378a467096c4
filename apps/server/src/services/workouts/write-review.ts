import { inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/connect.ts';
import { shots } from '../../database/schema/workouts.ts';
import { courtAfter, placedAfter, type Review, type ShotReview } from './review-shots.ts';
import type { ShotRow } from './rows.ts';

/** PostgreSQL takes 65,535 values a statement; a shot has 16. */
const ROWS_A_STATEMENT = 1000;

const ADDED_BY_HAND = {
  releaseSeconds: null,
  detectedOutcome: null,
  confidence: null,
  needsReview: false,
  evidence: null,
};

function rowAfter({ row, shot }: ShotReview, workoutId: string, now: Date): ShotRow {
  const { rimSeconds, outcome, zone, court = null, placed = true, checked = true } = shot;
  const given = { workoutId, rimSeconds, outcome, zone, dismissedAt: null };
  const correctedAt = checked ? now : null;
  if (row === null) {
    const spot = { courtX: court?.x ?? null, courtY: court?.y ?? null, placed };
    const id = uuidv7();
    return { ...ADDED_BY_HAND, ...given, ...spot, correctedAt, id, createdAt: now };
  }
  const after = courtAfter(row, shot);
  const spot = { courtX: after?.x ?? null, courtY: after?.y ?? null };
  return { ...row, ...given, ...spot, correctedAt, placed: placedAfter(row, shot) };
}

const REPLACED = {
  rimSeconds: sql`excluded.rim_seconds`,
  outcome: sql`excluded.outcome`,
  zone: sql`excluded.zone`,
  courtX: sql`excluded.court_x`,
  courtY: sql`excluded.court_y`,
  correctedAt: sql`excluded.corrected_at`,
  placed: sql`excluded.placed`,
  dismissedAt: sql`excluded.dismissed_at`,
};

/** Stores what a review changed, a thousand shots a statement. */
export async function writeReview(
  tx: Transaction,
  workoutId: string,
  { changed, dismissedIds, deletedIds }: Review,
  now: Date,
): Promise<void> {
  if (deletedIds.length > 0) await tx.delete(shots).where(inArray(shots.id, [...deletedIds]));
  if (dismissedIds.length > 0) {
    const dismissed = { dismissedAt: now };
    await tx
      .update(shots)
      .set(dismissed)
      .where(inArray(shots.id, [...dismissedIds]));
  }
  const rows = changed.map((review) => rowAfter(review, workoutId, now));
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await tx
      .insert(shots)
      .values(rows.slice(start, start + ROWS_A_STATEMENT))
      .onConflictDoUpdate({ target: shots.id, set: REPLACED });
  }
}
