import type { PortableWorkout } from '@hooplog/contract';
import { findDrill, type KindTotals, makesInARow, sumKinds, wordsOf } from '@hooplog/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/connect.ts';
import { insertMany } from '../../database/insert-many.ts';
import { shotData, shots, workouts } from '../../database/schema/workouts.ts';
import type { Contribution } from '../statistics/contribution.ts';
import { applyWorkoutChanges } from '../statistics/apply-workout-change.ts';
import { drillOfShots } from '../drills/drill-of-film.ts';
import { importedShots } from '../workouts/played-shots.ts';
import { threesOf } from '../statistics/threes-of.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import { findKnown, importKey, momentOf, newOnes } from './portable-moment.ts';

/** Nothing of it is verified, as it comes without its video. */
const contributionOf = (entry: PortableWorkout, workoutId: string): Contribution => ({
  workoutId,
  day: entry.localDay,
  made: entry.made,
  totalShots: entry.totalShots,
  verifiedMade: 0,
  verifiedShots: 0,
  minutes: 0,
  zones: countsOf(entry),
  kinds: kindsOf(entry).map((kind) => ({ ...kind, ...UNVERIFIED })),
  threes: threesOf(entry.courtKind, countsOf(entry), spottedIn(entry)),
});

const UNVERIFIED = { verifiedMade: 0, verifiedTotal: 0 };

const countsOf = (entry: PortableWorkout) =>
  zonesOf(entry).map((zone) => ({ ...zone, ...UNVERIFIED }));

const spottedIn = ({ shots: all }: PortableWorkout) =>
  all.flatMap(({ zone, court, outcome }) =>
    zone === null || court === null ? [] : [{ zone, court, outcome, verified: false }],
  );

/** A film's kinds follow from its single shots; a table has none. */
const kindsOf = ({ source, shots: all, kindData }: PortableWorkout): readonly KindTotals[] =>
  source === 'video' && all.length > 0 ? sumKinds(all) : kindData;

const zonesOf = ({ shotData: zones }: PortableWorkout) => zones.filter(({ total }) => total > 0);

const byMoment = (a: PortableWorkout, b: PortableWorkout) =>
  Date.parse(a.workoutDate) - Date.parse(b.workoutDate);

/** A film needs its single shots to count as a drill, and a table has none. */
function importedFilm({ shots: all, drill }: PortableWorkout) {
  const known = drill === null || all.length === 0 ? null : findDrill(drill);
  const chosenDrill = known?.key ?? null;
  return { makesInARow: makesInARow(all), chosenDrill, ...drillOfShots(chosenDrill, all) };
}

function rowOf(entry: PortableWorkout, userId: string, now: Date) {
  const { source, totalShots, made, missed, courtKind } = entry;
  const filmedByAnother = source === 'video' && entry.filmedByAnother;
  return {
    id: uuidv7(),
    userId,
    ...momentOf(entry, now, 'workouts'),
    ...{ source, totalShots, made, missed, courtKind, filmedByAnother },
    ...wordsOf(entry),
    kindData: kindsOf(entry),
    ...(source === 'video' ? importedFilm(entry) : importedShots(entry)),
    idempotencyKey: importKey(entry),
  };
}

const zoneRowsOf = (entry: PortableWorkout, workoutId: string, now: Date) =>
  zonesOf(entry).map((zone) => ({ id: uuidv7(), workoutId, ...zone, createdAt: now }));

const shotRowsOf = (entry: PortableWorkout, workoutId: string, now: Date) =>
  entry.shots.map(({ court, ...shot }) => ({
    ...shot,
    id: uuidv7(),
    workoutId,
    courtX: court?.x ?? null,
    courtY: court?.y ?? null,
    correctedAt: shot.correctedAt === null ? null : new Date(shot.correctedAt),
    placed: false,
    createdAt: now,
  }));

/** Adds the workouts that do not exist yet, all or none of them, and returns their number. */
export async function importWorkouts(
  tx: Transaction,
  userId: string,
  entries: readonly PortableWorkout[],
  now: Date,
): Promise<number> {
  if (entries.length === 0) return 0;
  await lockStatistics(tx, userId);
  const added = newOnes(entries, await findKnown(tx, workouts, userId, entries));
  if (added.length === 0) return 0;
  // In order of time: an accuracy that was reached once is reached again, and its badge earned.
  const made = added.toSorted(byMoment).map((entry) => ({ entry, row: rowOf(entry, userId, now) }));
  await tx.insert(workouts).values(made.map(({ row }) => row));
  await insertMany(
    tx,
    shotData,
    made.flatMap(({ entry, row }) => zoneRowsOf(entry, row.id, now)),
  );
  await insertMany(
    tx,
    shots,
    made.flatMap(({ entry, row }) => shotRowsOf(entry, row.id, now)),
  );
  await applyWorkoutChanges(tx, userId, {
    before: [],
    after: made.map(({ entry, row }) => contributionOf(entry, row.id)),
  });
  return added.length;
}
