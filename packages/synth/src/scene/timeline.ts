import type { CourtPoint } from '@hooplog/domain';
import type { Vec3 } from '../geometry/vec3.ts';
import { ballIn, restOf } from './ball-trajectory.ts';
import { type HelperPlay, HOLD_UP, PICK_UP, type ShotCycle } from './cycle.ts';
import { isLayup, isPutBack } from './shot-kinds.ts';
import type { SimulatedShot } from './simulate.ts';

/** Seconds of the parts of one shot. */
const CATCH_TO_RELEASE = 0.95;
const PUT_BACK_SECONDS = 0.5;
const BEFORE_PASS = 0.35;
const AFTER_PASS = 0.25;
const PASS_SPEED = 26;
/** Seconds in the air of a lob, which rises over the ring. */
const LOB = 1.4;
const START = 0.8;
const END = 0.8;
/** Position of the helper under the basket before the first ball. */
const HELPER_START = { x: 6, y: 1 };
/** Run-up of a layup, feet. */
const RUN_UP = 9;

/** Everything that moves on its own clock, as pure functions of the gym's seconds. */
export interface Timeline {
  readonly cycles: readonly ShotCycle[];
  readonly durationSeconds: number;
  cycleAt(seconds: number): ShotCycle;
  ballAt(seconds: number): Vec3;
}

/** Feet to the side of the ring's centre, and in front of it, for a helper who plays under the hoop. */
const UNDER_HOOP = { x: 2.1, y: 0.6 };
/** A film that ends with a shot in the air ends this many seconds before its arrival. */
const IN_FLIGHT = 0.15;

/**
 * The helper stands where the ball ends, but never under the ring and never at the shooter's position; or plays
 * under the hoop.
 */
function helperSpot(shot: SimulatedShot, play: HelperPlay): CourtPoint {
  const end = restOf(shot);
  if (shot.caughtAfter !== null) return { x: end.x, y: end.y };
  if (play !== 'passes') return { ...UNDER_HOOP, x: Math.sign(end.x) * UNDER_HOOP.x };
  const distance = Math.hypot(end.x, end.y);
  if (distance >= 3) return { x: end.x, y: Math.max(-4.5, end.y) };
  const side = end.x >= 0 ? 1 : -1;
  return { x: side * 3, y: Math.max(-4, end.y) };
}

/** Position where the shooter receives the ball: at the spot, or some steps away for a layup. */
function startOf({ kind, spot }: SimulatedShot): CourtPoint {
  if (!isLayup(kind)) return spot;
  const distance = Math.hypot(spot.x, spot.y);
  const share = (distance + RUN_UP) / distance;
  return { x: spot.x * share, y: spot.y * share };
}

/** Position of the shooter after a shot, and the start of their next one. */
function walkOf(shots: readonly SimulatedShot[], index: number) {
  const own = shots.slice(0, index + 1).findLast(({ kind }) => !isPutBack(kind));
  const here = own?.spot ?? { x: 0, y: 15 };
  const next = shots[index + 1];
  const stays = next === undefined || isPutBack(next.kind);
  return { here, nextSpot: stays ? here : startOf(next) };
}

function cycleOf(
  shots: readonly SimulatedShot[],
  shot: SimulatedShot,
  index: number,
  before: ShotCycle | undefined,
  play: HelperPlay,
): ShotCycle {
  const caughtAt = before === undefined ? START : cycleEnd(before);
  const { here, nextSpot } = walkOf(shots, index);
  const helperAt = helperSpot(shot, play);
  const isBack = isPutBack(shot.kind);
  const releasedAt = caughtAt + (isBack ? PUT_BACK_SECONDS : CATCH_TO_RELEASE);
  const loose = releasedAt + (shot.caughtAfter ?? shot.attempt.endSeconds);
  const isCaught = shot.caughtAfter !== null;
  const held = play === 'holds_up' ? HOLD_UP : 0;
  const passedAt = isCaught ? loose : loose + PICK_UP + held + BEFORE_PASS;
  const distance = Math.hypot(nextSpot.x - helperAt.x, nextSpot.y - helperAt.y);
  return {
    shot,
    by: isBack ? 'helper' : 'shooter',
    play,
    ballFrom: isBack && before ? restOf(before.shot) : null,
    ...{ caughtAt, releasedAt, loose, passedAt },
    arrivesAt: isCaught
      ? loose
      : passedAt + (play === 'lobs' ? LOB : Math.max(0.35, distance / PASS_SPEED)),
    helperFrom: before?.helperAt ?? HELPER_START,
    helperAt,
    shooterFrom: isBack ? here : startOf(shot),
    nextSpot,
  };
}

const cycleEnd = ({ shot, loose, arrivesAt }: ShotCycle): number =>
  shot.caughtAfter === null ? arrivesAt + AFTER_PASS : loose;

/** `endsInFlight`: the film ends before the last shot arrives. Throws a RangeError without a shot. */
export function makeTimeline(
  shots: readonly SimulatedShot[],
  play: HelperPlay = 'passes',
  endsInFlight = false,
): Timeline {
  const cycles: ShotCycle[] = [];
  shots.forEach((shot, index) => {
    cycles.push(cycleOf(shots, shot, index, cycles.at(-1), play));
  });
  const last = cycles.at(-1);
  if (last === undefined) throw new RangeError('A workout has at least one shot');
  const cycleAt = (seconds: number) =>
    cycles.findLast((cycle) => cycle.caughtAt <= seconds) ?? cycles[0] ?? last;
  return {
    cycles,
    durationSeconds: endsInFlight
      ? last.releasedAt + last.shot.attempt.rimSeconds - IN_FLIGHT
      : (play === 'passes' ? last.loose + PICK_UP : last.arrivesAt) + END,
    cycleAt,
    ballAt: (seconds) => ballIn(cycleAt(seconds), seconds),
  };
}
