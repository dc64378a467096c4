import { type CallReason, callReasonText } from '@hooplog/domain';
import type { RimEllipse, ShotEvidence } from '../analysis.ts';
import type { PicturePoint } from '../eyes.ts';
import type { Flight } from '../track/track.ts';
import type { Attempt } from './attempts.ts';
import { findAttempts } from './attempts.ts';
import type { BallTrajectory } from './ball-trajectory.ts';
import { ballTrajectoryOf, paceOf } from './ball-trajectory.ts';
import { featureNames, measure, passSeconds } from './features.ts';
import type { Call } from './outcome.ts';
import { call } from './outcome.ts';
import { attemptThresholds as limits } from '../thresholds/attempts.ts';
import { trackThresholds } from '../thresholds/track.ts';
import { cutOffOf } from './cut-off.ts';
import { type DoubtContext, doubtOf, type Measured, showsNet } from './doubt.ts';
import { reasonFor } from './reason.ts';
import type { RimSample } from '../ring-watch/sample.ts';

type SeenPoint = PicturePoint & { readonly seconds: number };

/** The same as a shot's evidence, in px of the working picture. */
type SeenEvidence = Omit<ShotEvidence, 'path' | 'crossing'> & {
  readonly path: readonly SeenPoint[];
  readonly crossing: SeenPoint | null;
};

/** A judged attempt. */
export interface Judged extends Call {
  readonly rimSeconds: number;
  /** The flight that brought the ball, when it was seen. */
  readonly flight: Flight | null;
  readonly evidence: SeenEvidence;
}

/** The flight that was in the air just before the ball came to the ring. */
function flightOf(attempt: Attempt, flights: readonly Flight[], pace: number): Flight | null {
  const gapSeconds = limits.attemptGapSeconds / pace;
  const arriving = flights.filter(({ points }) => {
    const start = points[0]?.seconds ?? Infinity;
    const end = points.at(-1)?.seconds ?? -Infinity;
    return (
      start < attempt.arrival &&
      end >= attempt.from - gapSeconds &&
      end <= attempt.arrival + gapSeconds
    );
  });
  return arriving.sort((a, b) => b.points.length - a.points.length)[0] ?? null;
}

function crossingOf(
  { sightings }: Attempt,
  { rim, pace }: BallTrajectory,
): SeenEvidence['crossing'] {
  for (let at = 1; at < sightings.length; at++) {
    const above = sightings[at - 1]!;
    const below = sightings[at]!;
    const gap = (below.seconds - above.seconds) * pace;
    if (above.v > 0 || below.v <= 0 || gap > trackThresholds.maxGapSeconds) continue;
    const part = above.v / (above.v - below.v);
    const u = above.u + part * (below.u - above.u);
    return {
      seconds: above.seconds + part * (below.seconds - above.seconds),
      x: rim.cx + u * rim.rx,
      y: rim.cy,
    };
  }
  return null;
}

function pathOf(attempt: Attempt, flight: Flight | null, rim: RimEllipse): SeenEvidence['path'] {
  const flown = flight?.points.map(({ seconds, x, y }) => ({ seconds, x, y })) ?? [];
  const until = flown.at(-1)?.seconds ?? -Infinity;
  const around = attempt.sightings
    .filter(({ seconds }) => seconds > until)
    .map(({ seconds, u, v }) => ({ seconds, x: rim.cx + u * rim.rx, y: rim.cy + v * rim.rx }));
  return [...flown, ...around];
}

function judgeOne(
  measured: Measured,
  flights: readonly Flight[],
  hoopConfidence: number,
  context: DoubtContext,
): Judged {
  const { attempt, features } = measured;
  const { trajectory, span } = context;
  const { rim, pace } = trajectory;
  const called = call(features, hoopConfidence);
  // A made shot happens when it drops, but viewers who look it up want to see it arrive, too.
  const dropped = called.outcome === 'made' ? passSeconds(attempt.sightings) : null;
  const latest = attempt.arrival + limits.attemptGapSeconds;
  const rimSeconds = Math.min(dropped ?? attempt.arrival, latest);
  const flight = flightOf(attempt, flights, pace);
  const cutOff = cutOffOf(attempt, trajectory, span);
  const doubt = doubtOf(measured, called.outcome, context);
  const why: CallReason = {
    code: cutOff ? `cut_off_${cutOff}` : reasonFor(called.outcome, features),
    seconds: rimSeconds,
    ...(doubt !== null && cutOff === null && { doubt }),
  };
  return {
    ...called,
    needsReview: called.needsReview || cutOff !== null || doubt !== null,
    rimSeconds,
    flight,
    evidence: {
      reason: callReasonText(why),
      why,
      ...(cutOff && { cutOff }),
      path: pathOf(attempt, flight, rim),
      crossing: crossingOf(attempt, trajectory),
      features: Object.fromEntries(featureNames.map((name) => [name, features[name]])),
    },
  };
}

/** Every attempt at one ring, judged, in order of time. `pace`: see `BallTrajectory.pace`. */
export function judge(
  samples: readonly RimSample[],
  flights: readonly Flight[],
  rim: RimEllipse,
  hoopConfidence: number,
  pace: number = paceOf(flights, rim),
): Judged[] {
  const trajectory = ballTrajectoryOf(samples, flights, rim, pace);
  const span = { first: samples[0]?.seconds ?? 0, last: samples.at(-1)?.seconds ?? 0 };
  const measured = findAttempts(trajectory).map((attempt) => ({
    attempt,
    features: measure(trajectory, attempt, rim),
  }));
  const context = { trajectory, span, hasNet: measured.some(showsNet) };
  return measured.map((one) => judgeOne(one, flights, hoopConfidence, context));
}
