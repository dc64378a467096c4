import {
  addTotals,
  type KindTotals,
  NO_SHOTS,
  type Totals,
  withoutZone,
  WORKOUT_WORDS,
  type WorkoutWord,
  type WorkoutWords,
} from '@hooplog/domain';

/** Columns of the CSV file. `made` and `missed` are shots; `minutes` belong to an exercise. */
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
  'shot_kind',
] as const;

/** Indices of the cells with the player's own words. */
export const FREE_TEXT: ReadonlySet<number> = new Set(
  WORKOUT_WORDS.map((column) => COLUMNS.indexOf(column)),
);

/** One row, by the names of its columns. */
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
  readonly kindData?: readonly KindTotals[];
}

interface TimedWorkout extends Moment {
  readonly exercises: readonly { readonly exerciseType: string; readonly duration: number }[];
}

const wordCells = (words: Partial<WorkoutWords>) =>
  Object.fromEntries(WORKOUT_WORDS.map((word) => [word, cellOf(words[word])])) as Record<
    WorkoutWord,
    string
  >;

const NOTHING = { zone: '', made: '', missed: '', exercise: '', minutes: '', shot_kind: '' };

/** Text of one cell; a list is separated by commas. */
const cellOf = (word: WorkoutWords[WorkoutWord] | undefined): string =>
  Array.isArray(word) ? word.join(', ') : (word ?? '');

/** Facts about the whole workout appear in its first row only. */
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

interface Part extends Totals {
  readonly zone: string;
  readonly kind: string;
}

/** The shots of a zone by their kind, and the rest without a kind. */
function partsOf(zone: string, all: Totals, kinds: readonly KindTotals[]): Part[] {
  const withKind = kinds.filter((part) => (part.zone ?? '') === zone);
  const { made, total } = withKind.reduce<Totals>(addTotals, NO_SHOTS);
  const rest = { zone, kind: '', made: all.made - made, total: all.total - total };
  return [
    ...withKind.map((part) => ({ ...part, zone })),
    ...(rest.total > 0 || withKind.length === 0 ? [rest] : []),
  ];
}

/** A row for each kind of shot in each zone, and one without a zone for shots outside all zones. */
export function workoutRows(workout: ShotWorkout): string[][] {
  const { source, made, missed, shotData, kindData = [] } = workout;
  const left = withoutZone({ made, total: made + missed }, shotData);
  const rest = left.total > 0 || shotData.length === 0 ? [{ zone: '', ...left }] : [];
  const parts = [...shotData, ...rest].flatMap(({ zone, ...all }) => partsOf(zone, all, kindData));
  return rowsOf(
    workout,
    source === 'video' ? 'video' : 'counted',
    parts.map((part) => ({
      zone: part.zone,
      made: String(part.made),
      missed: String(part.total - part.made),
      shot_kind: part.kind,
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
