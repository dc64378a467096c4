import { BASKET } from '@hooplog/domain';
import type { Vec3 } from '../geometry/vec3.ts';
import { type HoopSetup, USUAL_SETUP } from '../scene/equipment.ts';
import { ballRoom, type BallState, type Contact, stepBall } from './ball-step.ts';
import { PHYSICS } from './constants.ts';

/** The simulated motion of a ball after its release; times in seconds after it. */
export interface Attempt {
  readonly positions: readonly Vec3[];
  readonly outcome: 'made' | 'missed';
  /**
   * First contact with rim or board, or the ball down at ring height, whichever comes first. If the ball stayed
   * below the ring, when it was nearest to it.
   */
  readonly rimSeconds: number;
  /** When the net catches the ball and releases it; null for a miss. */
  readonly net: { readonly from: number; readonly to: number } | null;
  readonly rimContacts: number;
  readonly boardContacts: number;
  readonly endSeconds: number;
}

interface Log {
  rimSeconds: number | null;
  netFrom: number | null;
  netTo: number | null;
  rimContacts: number;
  boardContacts: number;
  lastRimContact: number;
  /** When the ball was nearest to the ring's centre, and that distance, feet. */
  nearest: { readonly at: number; readonly feet: number };
}

/** A ball that stays on the ring for some steps has one contact. */
const ONE_CONTACT_SECONDS = 0.05;

function note(
  log: Log,
  contacts: readonly Contact[],
  before: BallState,
  after: BallState,
  at: number,
) {
  if (contacts.includes('rim')) {
    if (at - log.lastRimContact > ONE_CONTACT_SECONDS) log.rimContacts++;
    log.lastRimContact = at;
  }
  if (contacts.includes('board')) log.boardContacts++;
  const atRing = before.position.z > BASKET.RIM_HEIGHT && after.position.z <= BASKET.RIM_HEIGHT;
  const touched = contacts.includes('rim') || contacts.includes('board');
  if (touched || atRing) log.rimSeconds ??= at;
  const { x, y, z } = after.position;
  const feet = Math.hypot(x, y, z - BASKET.RIM_HEIGHT);
  if (feet < log.nearest.feet) log.nearest = { at, feet };
  if (contacts.includes('floor')) log.rimSeconds ??= log.nearest.at;
  if (after.inNet) log.netFrom ??= at;
  if (before.inNet && !after.inNet && after.velocity.z < 0) log.netTo ??= at;
}

/** Whether a ball may still go in: it is in the net, or not yet below the ring. */
const isUndecided = ({ position, inNet }: BallState, ballRadius: number): boolean =>
  inNet || position.z > BASKET.RIM_HEIGHT - ballRadius;

/**
 * Simulates a released ball until `seconds` after it reached the ring, and longer until its outcome is known:
 * some balls bounce on the ring for longer and still fall through. Heights are those of a ring at 10 ft.
 */
export function flyAttempt(
  from: Vec3,
  velocity: Vec3,
  seconds: number,
  { ballRadius, drop, hasNet }: HoopSetup = USUAL_SETUP,
): Attempt {
  const room = ballRoom(ballRadius, drop, hasNet);
  const log: Log = {
    rimSeconds: null,
    netFrom: null,
    netTo: null,
    rimContacts: 0,
    boardContacts: 0,
    lastRimContact: -1,
    nearest: { at: 0, feet: Infinity },
  };
  const positions: Vec3[] = [from];
  let state: BallState = { position: from, velocity, inNet: false };
  let at = 0;
  const longest = 12;
  const isOver = () =>
    at >= (log.rimSeconds ?? longest) + seconds && !isUndecided(state, ballRadius);
  while (!isOver() && at < longest) {
    const step = stepBall(state, room);
    at += PHYSICS.STEP_SECONDS;
    note(log, step.contacts, state, step.state, at);
    state = step.state;
    positions.push(state.position);
  }
  const made = log.netFrom !== null && log.netTo !== null;
  return {
    positions,
    outcome: made ? 'made' : 'missed',
    rimSeconds: log.rimSeconds ?? at,
    net: made ? { from: log.netFrom ?? 0, to: log.netTo ?? 0 } : null,
    rimContacts: log.rimContacts,
    boardContacts: log.boardContacts,
    endSeconds: at,
  };
}
