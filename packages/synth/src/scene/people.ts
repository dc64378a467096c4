import type { CourtPoint } from '@hooplog/domain';
import { ease } from '../geometry/vec3.ts';
import type { ShotCycle, Timeline } from './timeline.ts';

interface Outfit {
  readonly shirt: Colour;
  readonly shorts: Colour;
  readonly skin: Colour;
}
export type Colour = readonly [red: number, green: number, blue: number];

/** A person at one moment. */
export interface Person {
  readonly at: CourtPoint;
  /** Where the chest faces. */
  readonly facing: CourtPoint;
  /** Feet off the floor. */
  readonly jump: number;
  /** 0 hanging, 1 stretched straight up. */
  readonly arms: number;
  /** 0 upright, 1 deep in the knees. */
  readonly crouch: number;
  /** Radians of the walk cycle; null when standing. */
  readonly stride: number | null;
  readonly outfit: Outfit;
}

const OUTFITS: readonly Outfit[] = [
  { shirt: [38, 60, 110], shorts: [28, 32, 46], skin: [150, 103, 76] },
  { shirt: [222, 222, 218], shorts: [60, 62, 70], skin: [198, 148, 118] },
  { shirt: [74, 110, 84], shorts: [40, 44, 44], skin: [104, 70, 52] },
  { shirt: [120, 40, 48], shorts: [36, 36, 40], skin: [176, 126, 96] },
];
const BASKET_FLOOR: CourtPoint = { x: 0, y: 0 };
const STRIDES_PER_SECOND = 1.9;

const outfit = (index: number): Outfit => OUTFITS[index % OUTFITS.length] ?? defaultOutfit;
const defaultOutfit: Outfit = { shirt: [60, 60, 60], shorts: [30, 30, 30], skin: [160, 110, 80] };

function between(from: CourtPoint, to: CourtPoint, share: number): CourtPoint {
  const s = ease(share);
  return { x: from.x + (to.x - from.x) * s, y: from.y + (to.y - from.y) * s };
}

function walking(from: CourtPoint, to: CourtPoint, share: number, seconds: number): number | null {
  const moves = share > 0 && share < 1 && Math.hypot(to.x - from.x, to.y - from.y) > 0.5;
  return moves ? seconds * STRIDES_PER_SECOND * 2 * Math.PI : null;
}

/** Rises with the shot, lands, then walks to the next spot while the ball comes back. */
function shooterAt(cycle: ShotCycle, seconds: number): Person {
  const { shot, caughtAt, releasedAt, arrivesAt, nextSpot } = cycle;
  const setting = Math.min(1, Math.max(0, (seconds - caughtAt) / (releasedAt - caughtAt)));
  const airborne = (seconds - (releasedAt - 0.18)) / 0.5;
  const walkShare = (seconds - releasedAt - 0.9) / (arrivesAt - releasedAt - 1.1);
  const after = seconds - releasedAt;
  const stride = walking(shot.spot, nextSpot, walkShare, seconds);
  return {
    at: between(shot.spot, nextSpot, walkShare),
    facing: stride === null ? BASKET_FLOOR : nextSpot,
    jump: airborne > 0 && airborne < 1 ? 3.2 * airborne * (1 - airborne) : 0,
    arms: after < 0 ? 0.35 + 0.65 * ease((setting - 0.45) / 0.55) : 1 - ease((after - 0.45) / 0.4),
    crouch:
      setting < 0.8 && after < 0
        ? ease(setting / 0.45) * 0.8 * (1 - ease((setting - 0.5) / 0.3))
        : 0,
    stride,
    outfit: outfit(0),
  };
}

function helperAt(cycle: ShotCycle, seconds: number): Person {
  const walkShare = (seconds - cycle.releasedAt - 0.4) / (cycle.loose - cycle.releasedAt - 0.3);
  const holds = seconds > cycle.loose && seconds < cycle.passedAt + 0.2;
  return {
    at: between(cycle.helperFrom, cycle.helperAt, walkShare),
    facing: seconds > cycle.loose ? cycle.nextSpot : BASKET_FLOOR,
    jump: 0,
    arms: holds ? 0.5 : 0.05,
    crouch: 0,
    stride: walking(cycle.helperFrom, cycle.helperAt, walkShare, seconds),
    outfit: outfit(1),
  };
}

/** Somebody who crosses the gym and has nothing to do with the workout. */
export interface PasserBy {
  readonly from: CourtPoint;
  readonly to: CourtPoint;
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly outfit: number;
}

function passerByAt(passer: PasserBy, seconds: number): Person {
  const share = (seconds - passer.startSeconds) / (passer.endSeconds - passer.startSeconds);
  const at = {
    x: passer.from.x + (passer.to.x - passer.from.x) * share,
    y: passer.from.y + (passer.to.y - passer.from.y) * share,
  };
  return {
    at,
    facing: passer.to,
    jump: 0,
    arms: 0.05,
    crouch: 0,
    stride: seconds * STRIDES_PER_SECOND * 2 * Math.PI,
    outfit: outfit(passer.outfit),
  };
}

/** Everybody in the gym at one moment. */
export function peopleAt(
  timeline: Timeline,
  passersBy: readonly PasserBy[],
  seconds: number,
): readonly Person[] {
  const cycle = timeline.cycleAt(seconds);
  const present = passersBy.filter((p) => seconds >= p.startSeconds && seconds <= p.endSeconds);
  return [
    shooterAt(cycle, seconds),
    helperAt(cycle, seconds),
    ...present.map((passer) => passerByAt(passer, seconds)),
  ];
}
