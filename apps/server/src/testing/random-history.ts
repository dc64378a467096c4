import {
  COURT_KINDS,
  type CourtKind,
  type CourtPoint,
  type KindTotals,
  SHOT_KINDS,
  type ShotKind,
  ZONE_IDS,
  type ZoneId,
  zoneOf,
} from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { transaction } from '../database/connect.ts';
import { manualWorkouts, videos, workouts } from '../database/schema/workouts.ts';
import type { AppContext } from '../services/context.ts';
import { createManualWorkout } from '../services/manual-workouts/create-manual-workout.ts';
import { updateManualWorkout } from '../services/manual-workouts/update-manual-workout.ts';
import type { ZoneTotals } from '../services/statistics/contribution.ts';
import type { User } from '../services/users/find-user.ts';
import { createWorkout } from '../services/workouts/create-workout.ts';
import { deleteWorkout } from '../services/workouts/delete-workout.ts';
import { saveAnalysedWorkout } from '../services/workouts/save-analysed-workout.ts';
import { shotsWithDismissed } from '../services/workouts/rows.ts';
import { updateWorkout } from '../services/workouts/update-workout.ts';

/** The moment at which every history ends. */
export const TODAY = new Date('2026-06-15T12:00:00Z');

const DAY_MS = 24 * 60 * 60 * 1000;
const momentOf = (daysAgo: number) => new Date(TODAY.getTime() - daysAgo * DAY_MS);

/** A change to a user's workouts. `pick` chooses one of the existing ones. */
type Step =
  | { kind: 'save'; daysAgo: number; zones: ZoneTotals[]; shotKind: ShotKind | null }
  | { kind: 'train'; daysAgo: number; minutes: number }
  | Retraining
  | ({ kind: 'analyse'; daysAgo: number; countedOn: CountedOn } & Seen)
  | ({ kind: 'analyse-again'; pick: number } & Seen)
  | { kind: 'review'; pick: number; kept: number; shots: Shot[] }
  | { kind: 'recount'; pick: number; zones: ZoneTotals[] }
  | { kind: 'move'; pick: number; daysAgo: number }
  | { kind: 'delete'; pick: number };

type CountedOn = 'server' | 'device' | 'live';

interface Retraining {
  kind: 'retrain';
  pick: number;
  daysAgo: number;
  minutes: number;
}

interface Shot {
  kind: ShotKind | null;
  outcome: 'made' | 'missed';
  zone: ZoneId | null;
  court: CourtPoint | null;
}

/** The content of a film. */
interface Seen {
  shots: Shot[];
  courtKind: CourtKind | null;
}

const daysAgo = fc.integer({ min: 0, max: 12 });
const minutes = fc.integer({ min: 1, max: 90 });
const pick = fc.nat(20);
const zones = fc.uniqueArray(
  fc.record({ zone: fc.constantFrom(...ZONE_IDS.slice(0, 4)), made: fc.nat(3), more: fc.nat(3) }),
  { selector: ({ zone }) => zone, maxLength: 4 },
);
const counts = zones.map((list) =>
  list.map(({ zone, made, more }) => ({ zone, made, total: made + more })),
);
const outcome = fc.constantFrom('made' as const, 'missed' as const);
const shotKind = fc.constantFrom(null, ...SHOT_KINDS.slice(0, 2));
/** Some on each side of each three-point line. */
const court = fc.record({ x: fc.constantFrom(0, 21.3, -21.9, 23), y: fc.constantFrom(0, 21, 23) });
const shots = fc.array(
  fc.oneof(
    fc.record({
      kind: shotKind,
      outcome,
      zone: fc.constantFrom(null, ...ZONE_IDS.slice(0, 3)),
      court: fc.constant(null),
    }),
    fc
      .record({ kind: shotKind, outcome, court })
      .map((shot): Shot => ({ ...shot, zone: zoneOf(shot.court) })),
  ),
  { maxLength: 4 },
);
const courtKind = fc.constantFrom(null, null, ...COURT_KINDS);
export const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('save' as const), daysAgo, zones: counts, shotKind }),
  fc.record({ kind: fc.constant('train' as const), daysAgo, minutes }),
  fc.record({ kind: fc.constant('retrain' as const), pick, daysAgo, minutes }),
  fc.record({
    kind: fc.constant('analyse' as const),
    daysAgo,
    countedOn: fc.constantFrom(
      'server' as const,
      'server' as const,
      'device' as const,
      'live' as const,
    ),
    shots,
    courtKind,
  }),
  fc.record({ kind: fc.constant('analyse-again' as const), pick, shots, courtKind }),
  fc.record({ kind: fc.constant('review' as const), pick, kept: fc.nat(3), shots }),
  fc.record({ kind: fc.constant('recount' as const), pick, zones: counts }),
  fc.record({ kind: fc.constant('move' as const), pick, daysAgo }),
  fc.record({ kind: fc.constant('delete' as const), pick }),
);

function totals(list: readonly ZoneTotals[]) {
  // Plus one make and one miss, as if their zone was not noted.
  const made = list.reduce((sum, zone) => sum + zone.made, 1);
  const missed = list.reduce((sum, zone) => sum + zone.total - zone.made, 1);
  return { made, missed, totalShots: made + missed };
}

/** Gives a kind to one shot of each zone, and to one without a zone. */
const kindsIn = (list: readonly ZoneTotals[], kind: ShotKind): KindTotals[] =>
  [{ zone: null, made: 1, total: 1 }, ...list]
    .filter(({ total }) => total > 0)
    .map(({ zone, made }) => ({ kind, zone, made: Math.min(made, 1), total: 1 }));

const analysed = (list: readonly Shot[]) =>
  list.map(({ outcome, zone, court }, index) => ({
    ...{ outcome, zone, court },
    releaseSeconds: null,
    rimSeconds: index,
    confidence: 0.9,
    needsReview: false,
    evidence: { reason: 'Dropped through the net', path: [], crossing: null },
  }));

interface Analysed {
  readonly moment: Date;
  readonly countedOn: CountedOn;
  readonly shots: readonly Shot[];
  readonly courtKind: CourtKind | null;
  /** Id of an existing video. */
  readonly id?: string;
}

async function analyse(
  context: AppContext,
  user: User,
  { moment, countedOn, courtKind, shots: list, id }: Analysed,
) {
  await transaction(context.database, async (tx) => {
    const videoId =
      id ??
      (await tx.insert(videos).values({ userId: user.id, storageKey: 'a/b' }).returning())[0]?.id;
    if (videoId === undefined) throw new Error('No row came back');
    const found = { workoutDate: moment, countedOn, courtKind, shots: analysed(list) };
    const result = { userId: user.id, videoId, ...found };
    await saveAnalysedWorkout(tx, result);
  });
}

const timed = (daysAgo: number, minutes: number) => ({
  workoutDate: momentOf(daysAgo).toISOString(),
  exercises: [{ exerciseType: 'Defense' as const, duration: minutes }],
});

/** Corrects one of the timed workouts. */
async function retrain(context: AppContext, user: User, { pick, daysAgo, minutes }: Retraining) {
  const rows = await context.database
    .select()
    .from(manualWorkouts)
    .where(eq(manualWorkouts.userId, user.id));
  const chosen = rows[pick % Math.max(rows.length, 1)];
  if (chosen === undefined) return;
  await updateManualWorkout(context, user, chosen.id, timed(daysAgo, minutes));
}

/** Performs one step by the services that the routes call. */
export async function perform(context: AppContext, user: User, action: Step): Promise<void> {
  if (action.kind === 'save') {
    const shared = { notes: null, idempotencyKey: null, workoutDate: momentOf(action.daysAgo) };
    const { zones: list, shotKind: kind } = action;
    const kindData = kind === null ? undefined : kindsIn(list, kind);
    await createWorkout(context, user, { ...shared, zones: list, totals: totals(list), kindData });
    return;
  }
  if (action.kind === 'train') {
    const shared = { notes: null, idempotencyKey: null };
    await createManualWorkout(context, user, {
      ...shared,
      ...timed(action.daysAgo, action.minutes),
    });
    return;
  }
  if (action.kind === 'retrain') return retrain(context, user, action);
  if (action.kind === 'analyse') {
    return analyse(context, user, { ...action, moment: momentOf(action.daysAgo) });
  }
  const rows = await context.database.select().from(workouts).where(eq(workouts.userId, user.id));
  const chosen = rows[action.pick % Math.max(rows.length, 1)];
  if (chosen === undefined) return;
  await change(context, user, chosen, action);
}

async function change(
  context: AppContext,
  user: User,
  { id, source, countedOn }: typeof workouts.$inferSelect,
  action: Exclude<Step, { kind: 'save' | 'train' | 'retrain' | 'analyse' }>,
): Promise<void> {
  switch (action.kind) {
    case 'delete':
      return deleteWorkout(context, user.id, id);
    case 'move':
      await updateWorkout(context, user, id, { workoutDate: momentOf(action.daysAgo) });
      return;
    case 'recount': {
      const counted = { zones: action.zones, totals: totals(action.zones) };
      if (source === 'manual') await updateWorkout(context, user, id, { counted });
      return;
    }
    case 'review': {
      if (source === 'manual') return;
      // Some of the existing shots stay with new results; the others become no shots, and some are added by
      // hand.
      const stored = (await shotsWithDismissed(context.database, id)).slice(0, action.kept);
      const shots = action.shots.map((shot, index) => ({
        ...shot,
        id: stored[index]?.id,
        rimSeconds: stored[index]?.rimSeconds ?? null,
      }));
      await updateWorkout(context, user, id, { shots });
      return;
    }
    case 'analyse-again': {
      const [video] = await context.database.select().from(videos).where(eq(videos.workoutId, id));
      const { shots, courtKind } = action;
      const again = { moment: TODAY, shots, courtKind, countedOn: countedOn ?? 'server' };
      if (video) await analyse(context, user, { ...again, id: video.id });
    }
  }
}
