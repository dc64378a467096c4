import type { CourtPoint } from '@hooplog/domain';
import { ease } from '../geometry/vec3.ts';
import { runningAt } from './ball-trajectory.ts';
import { heldUpShare, settingShare, type ShotCycle } from './cycle.ts';
import { isLayup } from './shot-kinds.ts';
import type { Timeline } from './timeline.ts';

export interface Outfit {
  readonly shirt: Colour;
  readonly shorts: Colour;
  readonly skin: Colour;
  /** White and dark by default. */
  readonly shoes?: Colour;
  readonly hair?: Colour;
}
export type Colour = readonly [red: number, green: number, blue: number];

/** A person at one moment. */
export interface Person {
  readonly at: CourtPoint;
  /** The point that the chest faces. */
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
  /** Shares of the usual height and girth; 1 by default. */
  readonly build?: { readonly height: number; readonly girth: number };
}

export const OUTFITS = [
  { shirt: [38, 60, 110], shorts: [28, 32, 46], skin: [150, 103, 76] },
  { shirt: [222, 222, 218], shorts: [60, 62, 70], skin: [198, 148, 118] },
  { shirt: [74, 110, 84], shorts: [40, 44, 44], skin: [104, 70, 52] },
  { shirt: [120, 40, 48], shorts: [36, 36, 40], skin: [176, 126, 96] },
] as const satisfies readonly Outfit[];
const BASKET_FLOOR: CourtPoint = { x: 0, y: 0 };
const STRIDES_PER_SECOND = 1.9;

const outfit = (index: number): Outfit => OUTFITS[index % OUTFITS.length] ?? OUTFITS[0];

function between(from: CourtPoint, to: CourtPoint, share: number): CourtPoint {
  const s = ease(share);
  return { x: from.x + (to.x - from.x) * s, y: from.y + (to.y - from.y) * s };
}

function walking(from: CourtPoint, to: CourtPoint, share: number, seconds: number): number | null {
  const moves = share > 0 && share < 1 && Math.hypot(to.x - from.x, to.y - from.y) > 0.5;
  return moves ? seconds * STRIDES_PER_SECOND * 2 * Math.PI : null;
}

/** A body's motion in a shot: down, up, off the floor, and slowly down again. */
function shooting(cycle: ShotCycle, seconds: number) {
  const setting = settingShare(cycle, seconds);
  const airborne = (seconds - (cycle.releasedAt - 0.18)) / 0.5;
  const after = seconds - cycle.releasedAt;
  const dips = setting < 0.8 && after < 0 && cycle.by === 'shooter';
  return {
    jump: airborne > 0 && airborne < 1 ? 3.2 * airborne * (1 - airborne) : 0,
    arms: after < 0 ? 0.35 + 0.65 * ease((setting - 0.45) / 0.55) : 1 - ease((after - 0.45) / 0.4),
    crouch: dips ? ease(setting / 0.45) * 0.8 * (1 - ease((setting - 0.5) / 0.3)) : 0,
  };
}

/** Rises with the shot, lands, then walks to the next spot while the ball comes back. */
function shooterAt(cycle: ShotCycle, seconds: number): Person {
  const { shot, by, releasedAt, arrivesAt, shooterFrom, nextSpot } = cycle;
  const isOwn = by === 'shooter';
  const here = isOwn ? shot.spot : shooterFrom;
  const lasting = arrivesAt - releasedAt - 1.1;
  const walkShare = lasting > 0 ? (seconds - releasedAt - 0.9) / lasting : 0;
  const stride = walking(here, nextSpot, walkShare, seconds);
  const body = isOwn ? shooting(cycle, seconds) : { jump: 0, arms: 0.05, crouch: 0 };
  const standing = {
    facing: stride === null ? BASKET_FLOOR : nextSpot,
    ...{ ...body, stride, outfit: outfit(0) },
  };
  const setting = settingShare(cycle, seconds);
  if (isOwn && isLayup(shot.kind) && setting < 1) {
    const run = seconds * 2 * STRIDES_PER_SECOND * 2 * Math.PI;
    return { ...standing, at: runningAt(shooterFrom, shot.spot, setting), crouch: 0, stride: run };
  }
  return { ...standing, at: between(here, nextSpot, walkShare) };
}

function helperAt(cycle: ShotCycle, seconds: number): Person {
  const { shot, by, caughtAt, releasedAt, loose, passedAt, helperFrom, nextSpot } = cycle;
  const walkShare = (seconds - releasedAt - 0.4) / (loose - releasedAt - 0.3);
  const shoots = by === 'helper' && seconds < releasedAt + 0.9 && seconds >= caughtAt;
  // Jumps for a rebound and comes down with it.
  const reaching = shot.caughtAfter === null ? 0 : 1 - Math.min(1, (loose - seconds) / 0.35);
  const holds = seconds > loose && seconds < passedAt + 0.2;
  const heldUp = heldUpShare(cycle, seconds);
  return {
    at: between(helperFrom, cycle.helperAt, walkShare),
    facing: seconds > loose ? nextSpot : BASKET_FLOOR,
    ...{ jump: Math.max(0, reaching) * 0.9 + heldUp * 1.5, crouch: 0 },
    arms: reaching > 0 ? reaching : holds ? 0.5 + heldUp / 2 : 0.05,
    stride: walking(helperFrom, cycle.helperAt, walkShare, seconds),
    outfit: outfit(1),
    ...(shoots ? { ...shooting(cycle, seconds), stride: null } : {}),
  };
}

/** A person who crosses the gym and is not part of the workout. */
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
