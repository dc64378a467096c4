import type { ShotOutcome } from '../analysis.ts';
import type { Features } from './features.ts';

/** A moment of the video as players read it, e.g. "0:08.7". */
export function clock(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const minutes = Math.floor(tenths / 600);
  const rest = ((tenths % 600) / 10).toFixed(1).padStart(4, '0');
  return `${minutes}:${rest}`;
}

/** Why a call is a guess. */
export const cutOffReason = (end: 'start' | 'end'): string =>
  end === 'start'
    ? 'Cut off: the ball is at the ring already as the film begins.'
    : 'Cut off: the film ends before the ball has left the ring.';

/** The reason of the call, in one sentence. */
export function reasonFor(outcome: ShotOutcome, seconds: number, features: Features): string {
  const at = clock(seconds);
  if (outcome === 'made') {
    const swung = features.netMotion > 0 ? ', and the net swung after it' : '';
    if (features.netDown > 0) return `Dropped through the net at ${at}${swung}.`;
    if (features.pass > 0) return `Passed down through the rim at ${at}${swung}.`;
    if (features.lost > 0) return `Reached the ring at ${at} and was not seen to leave it.`;
    return `Dropped below the rim at net speed at ${at}.`;
  }
  if (features.leftSide > 0) return `Rimmed out at ${at}.`;
  if (features.pass > 0 && features.netMotion < 0) {
    return `Passed the ring at ${at}, but the net hardly moved.`;
  }
  if (features.pass > 0) return `Passed the ring at ${at} without the net holding the ball.`;
  return `Reached the ring at ${at} but was not seen in the net.`;
}
