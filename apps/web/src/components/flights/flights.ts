import type { Flight, Shot, ShotEvidence } from '@hooplog/contract';

/** Minimum number of shots: fewer reflect luck. */
const MIN_SHOTS = 5;

type Metrics = NonNullable<ShotEvidence['metrics']>;

/** A shot and the measurements of its flight. */
export type Flown = Pick<Flight, 'zone' | 'outcome' | 'metrics'>;

export const flownOf = ({ zone, outcome, evidence }: Shot): Flown => ({
  ...{ zone, outcome },
  ...(evidence?.metrics && { metrics: evidence.metrics }),
});

/** One measure over the shots for which it was measured. */
export interface FlightMeasure {
  readonly mean: number;
  /** How much shots differ beyond the measurement error: standard deviation. */
  readonly spread: number;
  /** Its 95 % confidence interval. */
  readonly spreadRange: readonly [low: number, high: number];
  /** Standard error of the mean. */
  readonly error: number;
  readonly count: number;
}

export interface Flights {
  /** Degrees below the horizontal at the ring. */
  readonly entry: FlightMeasure;
  /** The same for makes and for misses; null if there are too few of either. */
  readonly byOutcome: { readonly made: FlightMeasure; readonly missed: FlightMeasure } | null;
  /** Feet above the floor. */
  readonly apex: FlightMeasure | null;
  /** Real seconds from release to rim. */
  readonly seconds: FlightMeasure | null;
}

/** Chi-square with that many degrees of freedom, divided by them, at a normal quantile (Wilson and Hilferty). */
const chiSquareShare = (freedom: number, z: number): number =>
  (1 - 2 / (9 * freedom) + z * Math.sqrt(2 / (9 * freedom))) ** 3;

/** Null for fewer than five. */
export function measureOf(
  shots: readonly Pick<Flown, 'metrics'>[],
  name: keyof Metrics,
): FlightMeasure | null {
  const measured = shots.flatMap(({ metrics }) => metrics?.[name] ?? []);
  if (measured.length < MIN_SHOTS) return null;
  const mean = measured.reduce((sum, { value }) => sum + value, 0) / measured.length;
  const variance =
    measured.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / (measured.length - 1);
  const noise = measured.reduce((sum, { error }) => sum + error * error, 0) / measured.length;
  const beyondNoise = (of: number) => Math.sqrt(Math.max(0, of - noise));
  const [low, high] = [1.96, -1.96].map((z) =>
    beyondNoise(variance / chiSquareShare(measured.length - 1, z)),
  ) as [number, number];
  return {
    ...{ mean, spread: beyondNoise(variance), spreadRange: [low, high] },
    ...{ error: Math.sqrt(variance / measured.length), count: measured.length },
  };
}

/** Ball flight over some shots; null if too few flights were measured well enough. */
export function flightsOf(shots: readonly Flown[]): Flights | null {
  const entry = measureOf(shots, 'entryDegrees');
  if (entry === null) return null;
  const of = (outcome: Shot['outcome']) =>
    measureOf(
      shots.filter((shot) => shot.outcome === outcome),
      'entryDegrees',
    );
  const [made, missed] = [of('made'), of('missed')];
  return {
    entry,
    byOutcome: made && missed && { made, missed },
    apex: measureOf(shots, 'apexFeet'),
    seconds: measureOf(shots, 'flightSeconds'),
  };
}

/** Whether makes and misses differ by more than chance does in 19 of 20 cases. */
export function isMoreThanLuck({ made, missed }: NonNullable<Flights['byOutcome']>): boolean {
  return Math.abs(made.mean - missed.mean) > 1.96 * Math.hypot(made.error, missed.error);
}
