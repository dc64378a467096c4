import {
  type Totals,
  withoutZone,
  WORKOUT_WORDS,
  type WorkoutWord,
  type WorkoutWords,
} from '@hooplog/domain';

/** Columns of the CSV file. `made` and `missed` are shots, `minutes` belong to an exercise. */
export const COLUMNS = [
  'kind',
  'workout_id',
  'date',
  'local_day',
  'zone',
  'made',
  'missed',
  'exercise',
  'minutes',
  ...WORKOUT_WORDS,
  'outcomes',
  'drill_key',
] as const;

/** Cells with the player's own words. */
export const FREE_TEXT: ReadonlySet<number> = new Set(
  WORKOUT_WORDS.map((column) => COLUMNS.indexOf(column)),
);

/** One row by the names of its columns. */
type CsvRow = Readonly<Record<(typeof COLUMNS)[number], string>>;

interface Moment extends Partial<WorkoutWords> {
  readonly id: string;
  readonly workoutDate: string;
  readonly localDay: string;
  readonly outcomes?: string | null;
  readonly drill?: string | null;
}

interface ShotWorkout extends Moment {
  readonly source: 'video' | 'manual';
  readonly made: number;
  readonly missed: number;
  readonly shotData: readonly (Totals & { readonly zone: string })[];
}

interface TimedWorkout extends Moment {
  readonly exercises: readonly { readonly exerciseType: string; readonly duration: number }[];
}

const wordCells = (words: Partial<WorkoutWords>) =>
  Object.fromEntries(WORKOUT_WORDS.map((word) => [word, cellOf(words[word])])) as Record<
    WorkoutWord,
    string
  >;

const NOTHING = { zone: '', made: '', missed: '', exercise: '', minutes: '' };

/** Text of one cell; a list stands in it with commas. */
const cellOf = (word: WorkoutWords[WorkoutWord] | undefined): string =>
  Array.isArray(word) ? word.join(', ') : (word ?? '');

/** What is said of the whole workout stands in its first row only. */
function rowsOf(
  { id, workoutDate, localDay, outcomes = null, drill = null, ...words }: Moment,
  kind: string,
  parts: readonly Partial<CsvRow>[],
): string[][] {
  return parts.map((part, index) => {
    const row: CsvRow = {
      ...NOTHING,
      kind,
      workout_id: id,
      date: workoutDate,
      local_day: localDay,
      ...wordCells(index === 0 ? words : {}),
      outcomes: index === 0 ? (outcomes ?? '') : '',
      drill_key: index === 0 ? (drill ?? '') : '',
      ...part,
    };
    return COLUMNS.map((column) => row[column]);
  });
}

/** A row for each zone, and one without a zone for shots that are in none. */
export function workoutRows(workout: ShotWorkout): string[][] {
  const { source, made, missed, shotData } = workout;
  const left = withoutZone({ made, total: made + missed }, shotData);
  const rest = { zone: '', made: left.made, missed: left.total - left.made };
  const zones = shotData.map((zone) => ({ ...zone, missed: zone.total - zone.made }));
  const parts = left.total > 0 || zones.length === 0 ? [...zones, rest] : zones;
  return rowsOf(
    workout,
    source === 'video' ? 'video' : 'counted',
    parts.map((part) => ({
      zone: part.zone,
      made: String(part.made),
      missed: String(part.missed),
    })),
  );
}

/** A row for each exercise. */
export function manualWorkoutRows(workout: TimedWorkout): string[][] {
  const parts = workout.exercises.map(({ exerciseType, duration }) => ({
    exercise: exerciseType,
    minutes: String(duration),
  }));
  return rowsOf(workout, 'exercise', parts);
}
