import {
  BASKET,
  type CourtPoint,
  COURT,
  type Equipment,
  isRegulation,
  REGULATION,
  type ZoneId,
  zoneOf,
} from '@hooplog/domain';
import type { CourtMark, RimEllipse } from '@hooplog/vision';
import type { Camera } from './camera/camera.ts';
import { vec3 } from './geometry/vec3.ts';
import type { Filming } from './film/filming.ts';
import { type FlightFacts, flightFactsOf } from './physics/flight-facts.ts';
import { HOLD_UP, PICK_UP } from './scene/cycle.ts';
import { hoopCamera, setupOf } from './scene/equipment.ts';
import { falseAttemptsOf } from './scene/second-ball.ts';
import type { Timeline } from './scene/timeline.ts';

/** The ground truth of a rendered clip, in the fields of the manifest. */
export interface Truth {
  readonly kind: 'scene';
  readonly speed: 'normal' | 'fast' | 'slow';
  readonly rim: RimEllipse;
  readonly court: readonly CourtMark[] | null;
  readonly shots: readonly TrueShot[];
  /** Events that may be mistaken for a shot at the ring. Missing if there are none. */
  readonly falseAttempts?: readonly FalseAttempt[];
  /** Missing for the usual equipment. */
  readonly equipment?: Equipment;
}

/** A ball that passes the ring in the picture without being shot at it. */
interface FalseAttempt {
  /** Seconds of the video. */
  readonly seconds: number;
  readonly how: string;
}

export interface TrueShot {
  readonly releaseSeconds: number;
  readonly rimSeconds: number;
  readonly outcome: 'made' | 'missed';
  readonly zone: ZoneId;
  /** Feet. */
  readonly court: readonly [x: number, y: number];
  readonly how: string;
  readonly flight: FlightFacts;
}

/** Corners that a player could mark on a real court, too. */
const LANDMARKS: readonly CourtPoint[] = [
  { x: -COURT.LANE_HALF_WIDTH, y: COURT.BASELINE_Y },
  { x: COURT.LANE_HALF_WIDTH, y: COURT.BASELINE_Y },
  { x: -COURT.LANE_HALF_WIDTH, y: COURT.FREE_THROW_Y },
  { x: COURT.LANE_HALF_WIDTH, y: COURT.FREE_THROW_Y },
  { x: -COURT.SIDELINE_X, y: COURT.BASELINE_Y },
  { x: COURT.SIDELINE_X, y: COURT.BASELINE_Y },
  { x: -COURT.HS_RADIUS, y: COURT.BASELINE_Y },
  { x: COURT.HS_RADIUS, y: COURT.BASELINE_Y },
  { x: -COURT.THREE_CORNER_X, y: COURT.BASELINE_Y },
  { x: COURT.THREE_CORNER_X, y: COURT.BASELINE_Y },
  { x: 0, y: COURT.FREE_THROW_Y + COURT.FREE_THROW_CIRCLE_RADIUS },
  { x: 0, y: COURT.HS_RADIUS },
  { x: 0, y: COURT.THREE_RADIUS },
];

const RIM_PARTS = 72;

/** The upright ellipse around the projected ring. */
export function rimEllipse(camera: Camera): RimEllipse {
  const spots = Array.from({ length: RIM_PARTS }, (_, part) => {
    const turn = (part / RIM_PARTS) * 2 * Math.PI;
    const { RIM_RADIUS, RIM_HEIGHT } = BASKET;
    return camera.project(
      vec3(Math.cos(turn) * RIM_RADIUS, Math.sin(turn) * RIM_RADIUS, RIM_HEIGHT),
    );
  });
  const [left, right] = range(spots.map(({ x }) => x));
  const [top, bottom] = range(spots.map(({ y }) => y));
  return {
    cx: (left + right) / 2,
    cy: (top + bottom) / 2,
    rx: (right - left) / 2,
    ry: (bottom - top) / 2,
  };
}

const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

function courtMarks(camera: Camera): readonly CourtMark[] | null {
  const marks = LANDMARKS.flatMap((landmark): CourtMark[] => {
    const { x, y, depth } = camera.project(vec3(landmark.x, landmark.y, 0));
    const inPicture = depth > 1 && x >= 0 && x < camera.width && y >= 0 && y < camera.height;
    return inPicture ? [{ image: [x, y], court: [landmark.x, landmark.y] }] : [];
  });
  return marks.length >= 4 ? marks : null;
}

/** The helper's lobs and held-up balls, and the other ball's events, in order. */
function falseAttemptsIn(
  { cycles, durationSeconds }: Timeline,
  { pace, secondBall }: Pick<Filming, 'pace' | 'secondBall'>,
): FalseAttempt[] {
  const helped = cycles
    .filter(({ play, shot }) => play !== 'passes' && shot.caughtAfter === null)
    .map(({ play, loose, passedAt }) => ({
      seconds: (play === 'lobs' ? passedAt + 0.3 : loose + PICK_UP + HOLD_UP / 2) / pace,
      how: play === 'lobs' ? 'lob from under the hoop' : 'held up to the ring',
    }));
  const others = secondBall ? falseAttemptsOf(secondBall, durationSeconds) : [];
  const how = secondBall?.kind.replaceAll('_', ' ') ?? '';
  return [...helped, ...others.map((seconds) => ({ seconds: seconds / pace, how }))].sort(
    (a, b) => a.seconds - b.seconds,
  );
}

/** `filming.pace`: seconds of the gym in a second of the video, the clock of the truth. */
export function truthOf(
  timeline: Timeline,
  camera: Camera,
  filming: Pick<Filming, 'pace' | 'secondBall'>,
  equipment: Equipment = REGULATION,
): Truth {
  const { pace } = filming;
  const falseAttempts = falseAttemptsIn(timeline, filming);
  return {
    kind: 'scene',
    speed: pace > 1.4 ? 'fast' : pace < 0.7 ? 'slow' : 'normal',
    rim: rimEllipse(hoopCamera(camera, setupOf(equipment))),
    court: courtMarks(camera),
    shots: timeline.cycles.map(({ shot, releasedAt }) => ({
      releaseSeconds: releasedAt / pace,
      rimSeconds: (releasedAt + shot.attempt.rimSeconds) / pace,
      outcome: shot.attempt.outcome,
      zone: zoneOf(shot.spot),
      court: [shot.spot.x, shot.spot.y],
      how: shot.kind,
      flight: flightFactsOf(shot.attempt, equipment.rimHeight, camera.position),
    })),
    ...(falseAttempts.length > 0 && { falseAttempts }),
    ...(!isRegulation(equipment) && { equipment }),
  };
}
