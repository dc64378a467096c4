import type { Shot, WorkoutDetails } from '@hooplog/contract';
import { type CourtPoint, zoneOf } from '@hooplog/domain';

type Spot = readonly [x: number, y: number, outcome: Shot['outcome']];

/** The spots of an invented afternoon, in feet. */
const SPOTS: readonly Spot[] = [
  [0, 13.8, 'made'],
  [0.4, 14.2, 'made'],
  [-0.5, 13.9, 'missed'],
  [0.2, 14, 'made'],
  [-11.8, 6.4, 'missed'],
  [-12.4, 6.1, 'made'],
  [-11.5, 7.2, 'made'],
  [12.2, 8.1, 'made'],
  [11.6, 7.4, 'missed'],
  [12.8, 8.8, 'made'],
  [-22.6, 3.2, 'made'],
  [-22.8, 2.6, 'missed'],
  [-22.5, 3.9, 'made'],
  [22.7, 3.4, 'missed'],
  [22.6, 2.2, 'missed'],
  [22.8, 4.1, 'made'],
  [-18.6, 17.8, 'missed'],
  [-18, 18.6, 'made'],
  [18.8, 17.4, 'made'],
  [18.2, 18.3, 'made'],
  [0.6, 25.2, 'missed'],
  [-0.8, 25.6, 'made'],
  [1.9, 3.1, 'made'],
  [-2.4, 2.8, 'made'],
];

/** Video seconds between two shots. */
const PACE_SECONDS = 9;

function toShot([x, y, outcome]: Spot, index: number): Shot {
  const court: CourtPoint = { x, y };
  const rimSeconds = PACE_SECONDS * (index + 1);
  return {
    id: `sample-${index}`,
    releaseSeconds: rimSeconds - 1,
    rimSeconds,
    outcome,
    detectedOutcome: outcome,
    zone: zoneOf(court),
    court,
    confidence: 0.97,
    needsReview: false,
    evidence: null,
    correctedAt: null,
    placed: false,
  };
}

const isMade = ({ outcome }: Pick<Shot, 'outcome'>) => outcome === 'made';

/** An invented workout to look at before there is a real one. It is not saved anywhere. */
export function sampleWorkout(): WorkoutDetails {
  const shots = SPOTS.map(toShot);
  const zones = [...new Set(shots.flatMap(({ zone }) => zone ?? []))];
  const made = shots.filter(isMade).length;
  const day = '2026-05-16';
  const moment = `${day}T17:30:00.000Z`;
  return {
    id: 'sample',
    workoutDate: moment,
    createdAt: moment,
    updatedAt: moment,
    localDay: day,
    totalShots: shots.length,
    made,
    missed: shots.length - made,
    videoUrl: null,
    source: 'video',
    countedOn: null,
    ...{ notes: null, tags: [], name: null },
    shotData: zones.map((zone) => {
      const inZone = shots.filter((shot) => shot.zone === zone);
      return { zone, made: inZone.filter(isMade).length, total: inZone.length };
    }),
    shots,
    videoId: null,
    posterUrl: null,
  };
}
