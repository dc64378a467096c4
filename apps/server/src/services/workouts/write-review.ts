import { inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/connect.ts';
import { shots } from '../../database/schema/workouts.ts';
import { keepsCourtPoint, type Review, type ShotReview } from './review-shots.ts';
import type { ShotRow } from './rows.ts';

/** PostgreSQL takes 65,535 values a statement; a shot has 14. */
const ROWS_A_STATEMENT = 1000;

const ADDED_BY_HAND = {
  releaseSeconds: null,
  courtX: null,
  courtY: null,
  detectedOutcome: null,
  confidence: null,
  evidence: null,
};

function rowAfter({ row, shot }: ShotReview, workoutId: string, now: Date): ShotRow {
  const { rimSeconds, outcome, zone } = shot;
  const given = { workoutId, rimSeconds, outcome, zone, needsReview: false, correctedAt: now };
  if (row === null) return { ...ADDED_BY_HAND, ...given, id: uuidv7(), createdAt: now };
  const court = keepsCourtPoint(row, zone) ? {} : { courtX: null, courtY: null };
  return { ...row, ...given, ...court };
}

const REPLACED = {
  rimSeconds: sql`excluded.rim_seconds`,
  outcome: sql`excluded.outcome`,
  zone: sql`excluded.zone`,
  courtX: sql`excluded.court_x`,
  courtY: sql`excluded.court_y`,
  needsReview: sql`excluded.needs_review`,
  correctedAt: sql`excluded.corrected_at`,
};

/** Stores what a review changed, a thousand shots a statement. */
export async function writeReview(
  tx: Transaction,
  workoutId: string,
  { changed, deletedIds }: Review,
  now: Date,
): Promise<void> {
  if (deletedIds.length > 0) await tx.delete(shots).where(inArray(shots.id, [...deletedIds]));
  const rows = changed.map((review) => rowAfter(review, workoutId, now));
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await tx
      .insert(shots)
      .values(rows.slice(start, start + ROWS_A_STATEMENT))
      .onConflictDoUpdate({ target: shots.id, set: REPLACED });
  }
}
