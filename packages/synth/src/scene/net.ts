import { BASKET } from '@hooplog/domain';
import type { NetShape } from '../draw/hoop.ts';
import type { ShotCycle } from './cycle.ts';
import { type HoopSetup, USUAL_SETUP } from './equipment.ts';
import type { Timeline } from './timeline.ts';

const SETTLE_SECONDS = 1.2;
const SWINGS_PER_SECOND = 2.6;

const atRest: NetShape = { ballHeight: null, swing: 0, lift: 0 };

/** A net that a ball went through, or that a miss brushed, keeps moving for a while. */
function afterwards(since: number, swing: number, lift: number): NetShape {
  if (since < 0 || since > SETTLE_SECONDS) return atRest;
  const fade = (1 - since / SETTLE_SECONDS) ** 2;
  const turn = since * SWINGS_PER_SECOND * 2 * Math.PI;
  return {
    ballHeight: null,
    swing: swing * fade * Math.sin(turn),
    lift: Math.max(0, lift * fade * Math.sin(Math.min(Math.PI, turn * 1.4))),
  };
}

function inCycle(
  cycle: ShotCycle,
  timeline: Timeline,
  seconds: number,
  { drop, missSwing }: HoopSetup,
): NetShape {
  const { net, rimSeconds, rimContacts } = cycle.shot.attempt;
  const since = seconds - cycle.releasedAt;
  if (net === null) {
    return rimContacts > 0 ? afterwards(since - rimSeconds, missSwing, 0) : atRest;
  }
  if (since < net.from) return atRest;
  if (since > net.to) return afterwards(since - net.to, 0.12, 0.55);
  const height = timeline.ballAt(seconds).z + drop;
  return { ballHeight: Math.min(BASKET.RIM_HEIGHT, height), swing: 0, lift: 0 };
}

/** The shape of the net at a moment of the video, for a ring assumed to hang at 10 ft. */
export function netShapeAt(
  timeline: Timeline,
  seconds: number,
  setup: HoopSetup = USUAL_SETUP,
): NetShape {
  return inCycle(timeline.cycleAt(seconds), timeline, seconds, setup);
}
