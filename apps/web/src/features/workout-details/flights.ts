import type { Shot, ShotEvidence } from '@hooplog/contract';

/** Fewer say more about luck than about a shot. */
const LEAST = 5;

type Metrics = NonNullable<ShotEvidence['metrics']>;

/** One measure over the shots that it was seen of. */
interface FlightMeasure {
  readonly mean: number;
  /** How much shots differ from each other beyond the error of the measure: standard deviation. */
  readonly spread: number;
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

function measureOf(shots: readonly Shot[], name: keyof Metrics): FlightMeasure | null {
  const told = shots.flatMap(({ evidence }) => evidence?.metrics?.[name] ?? []);
  if (told.length < LEAST) return null;
  const mean = told.reduce((sum, { value }) => sum + value, 0) / told.length;
  const variance =
    told.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / (told.length - 1);
  const noise = told.reduce((sum, { error }) => sum + error * error, 0) / told.length;
  return { mean, spread: Math.sqrt(Math.max(0, variance - noise)), count: told.length };
}

/** How the ball flew in a workout; null where too few flights were seen well enough. */
export function flightsOf(shots: readonly Shot[]): Flights | null {
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
  const error = ({ spread, count }: FlightMeasure) => (spread * spread) / count;
  return Math.abs(made.mean - missed.mean) > 1.96 * Math.sqrt(error(made) + error(missed));
}
