import type { Correction } from '../services/shot-offers/read-correction.ts';
import { readWarning } from '../services/videos/stored-warnings.ts';
import { readEvidence } from '../services/workouts/stored-evidence.ts';
import type { PlayedDrill, Shot, Workout, WorkoutDetails, ZoneStat } from '@hooplog/contract';
import { findDrill, wordsOf, zoneNumber } from '@hooplog/domain';
import { presentNamedDrill } from './drills.ts';
import { presentPlayer } from './players.ts';
import type { ShotRow, WorkoutRow, WorkoutWithShots } from '../services/workouts/rows.ts';

/** The chosen drill of a film that does not hold all of it. */
function presentOpenDrill({ drill, chosenDrill }: WorkoutRow): Pick<Workout, 'openDrill'> {
  const open = drill === null ? presentNamedDrill(chosenDrill).drill : undefined;
  return open === undefined ? {} : { openDrill: open };
}

/** Empty for a key that this program no longer knows. */
export function presentDrill({ drill, drillResult }: Pick<WorkoutRow, 'drill' | 'drillResult'>): {
  readonly drill?: PlayedDrill;
} {
  const known = drill === null ? null : findDrill(drill);
  if (known === null) return {};
  return { drill: { key: known.key, name: known.name, result: drillResult } };
}

export function presentWorkout(workout: WorkoutRow): Workout {
  return {
    id: workout.id,
    workoutDate: workout.workoutDate.toISOString(),
    createdAt: workout.createdAt.toISOString(),
    updatedAt: workout.updatedAt.toISOString(),
    localDay: workout.localDay,
    timeZone: workout.timeZone,
    totalShots: workout.totalShots,
    made: workout.made,
    missed: workout.missed,
    notes: workout.notes,
    videoUrl: workout.videoUrl,
    source: workout.source,
    countedOn: workout.countedOn,
    ...presentDrill(workout),
    ...presentOpenDrill(workout),
  };
}

function presentShot(shot: ShotRow): Shot {
  const { courtX, courtY } = shot;
  return {
    id: shot.id,
    releaseSeconds: shot.releaseSeconds,
    rimSeconds: shot.rimSeconds,
    outcome: shot.outcome,
    detectedOutcome: shot.detectedOutcome,
    zone: shot.zone,
    court: courtX === null || courtY === null ? null : { x: courtX, y: courtY },
    confidence: shot.confidence,
    needsReview: shot.needsReview && shot.correctedAt === null,
    evidence: readEvidence(shot.evidence),
    correctedAt: shot.correctedAt?.toISOString() ?? null,
    placed: shot.placed,
    ...(shot.kind !== null && { kind: shot.kind }),
  };
}

const presentOthersShot = (shot: ShotRow) => ({
  ...presentShot(shot),
  ...(shot.takerId !== null && { takerId: shot.takerId }),
});

/** By zone number. */
export function presentZones(zones: readonly ZoneStat[]): ZoneStat[] {
  return zones.toSorted((a, b) => zoneNumber(a.zone) - zoneNumber(b.zone));
}

/** Warnings about the file rather than the filming: the missing shots cannot be recovered. */
const FILM_CODES: readonly string[] = ['film_breaks_off', 'film_damaged'];

export function presentWorkoutDetails(
  details: WorkoutWithShots & { readonly correction?: Correction | null },
): WorkoutDetails {
  const { workout, zones, shots, othersShots, filmedBy, correction, video } = details;
  const missing = (video?.warnings ?? [])
    .filter(({ code }) => FILM_CODES.includes(code))
    .map(readWarning);
  const missingFilmWhy = missing.flatMap(({ why }) => why ?? []);
  return {
    ...presentWorkout(workout),
    ...wordsOf(workout),
    shotData: presentZones(zones),
    ...(workout.kindData.length > 0 && { kindData: [...workout.kindData] }),
    shots: shots.map(presentShot),
    ...(othersShots.length > 0 && { othersShots: othersShots.map(presentOthersShot) }),
    ...(filmedBy !== undefined && { filmedBy: filmedBy && presentPlayer(filmedBy) }),
    ...(correction != null && { correction }),
    videoId: video?.id ?? null,
    posterUrl: video?.posterKey == null ? null : `/api/videos/${video.id}/poster`,
    ...(missing.length > 0 && { missingFilm: missing.map(({ message }) => message) }),
    ...(missingFilmWhy.length > 0 && { missingFilmWhy }),
  };
}
