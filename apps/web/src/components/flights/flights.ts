import type { Flight, Shot, ShotEvidence } from '@hooplog/contract';

/** Fewer say more about luck than about a shot. */
const LEAST = 5;

type Metrics = NonNullable<ShotEvidence['metrics']>;

/** A shot and what was measured of its flight. */
export type Flown = Pick<Flight, 'zone' | 'outcome' | 'metrics'>;

export const flownOf = ({ zone, outcome, evidence }: Shot): Flown => ({
  ...{ zone, outcome },
  ...(evidence?.metrics && { metrics: evidence.metrics }),
});

/** One measure over the shots that it was seen of. */
export interface FlightMeasure {
  readonly mean: number;
  /** How much shots differ from each other beyond the error of the measure: standard deviation. */
  readonly spread: number;
  /** Where that lies, 95 % sure. */
  readonly spreadRange: readonly [low: number, high: number];
  /** Standard error of the mean. */
  readonly error: number;
  readonly count: number;
}

export interface Flights {
  /** Degrees below the horizontal at the ring. */
  readonly entry: FlightMeasure;
  /** The same of makes and of misses; null where there are too few of one. */
  readonly byOutcome: { readonly made: FlightMeasure; readonly missed: FlightMeasure } | null;
  /** Feet above the floor. */
  readonly apex: FlightMeasure | null;
  /** Real seconds from hand to ring. */
  readonly seconds: FlightMeasure | null;
}

/** Chi-square of that many degrees of freedom over them, at a normal quantile (Wilson and Hilferty). */
const chiSquareShare = (freedom: number, z: number): number =>
  (1 - 2 / (9 * freedom) + z * Math.sqrt(2 / (9 * freedom))) ** 3;

/** Null for fewer than five. */
export function measureOf(
  shots: readonly Pick<Flown, 'metrics'>[],
  name: keyof Metrics,
): FlightMeasure | null {
  const told = shots.flatMap(({ metrics }) => metrics?.[name] ?? []);
  if (told.length < LEAST) return null;
  const mean = told.reduce((sum, { value }) => sum + value, 0) / told.length;
  const variance =
    told.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / (told.length - 1);
  const noise = told.reduce((sum, { error }) => sum + error * error, 0) / told.length;
  const beyondNoise = (of: number) => Math.sqrt(Math.max(0, of - noise));
  const [low, high] = [1.96, -1.96].map((z) =>
    beyondNoise(variance / chiSquareShare(told.length - 1, z)),
  ) as [number, number];
  return {
    ...{ mean, spread: beyondNoise(variance), spreadRange: [low, high] },
    ...{ error: Math.sqrt(variance / told.length), count: told.length },
  };
}

/** How the ball flew in some shots; null where too few flights were seen well enough. */
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

/** Whether makes and misses differ by more than chance makes them in 19 of 20 cases. */
export function isMoreThanLuck({ made, missed }: NonNullable<Flights['byOutcome']>): boolean {
  return Math.abs(made.mean - missed.mean) > 1.96 * Math.hypot(made.error, missed.error);
}
