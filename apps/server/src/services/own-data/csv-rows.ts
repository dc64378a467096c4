import { type Totals, withoutZone } from '@hooplog/domain';

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
  'notes',
  'tags',
  'outcomes',
  'drill_key',
] as const;

/** Cells with the player's own words. */
export const FREE_TEXT: ReadonlySet<number> = new Set(
  (['notes', 'tags'] as const).map((column) => COLUMNS.indexOf(column)),
);

/** One row by the names of its columns. */
type CsvRow = Readonly<Record<(typeof COLUMNS)[number], string>>;

interface Moment {
  readonly id: string;
  readonly workoutDate: string;
  readonly localDay: string;
  readonly notes: string | null;
  readonly tags?: readonly string[];
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

const NOTHING = { zone: '', made: '', missed: '', exercise: '', minutes: '' };

/** Notes, tags, order and drill stand in the first row of a workout only. */
function rowsOf(
  { id, workoutDate, localDay, notes, tags = [], outcomes = null, drill = null }: Moment,
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
      notes: index === 0 ? (notes ?? '') : '',
      tags: index === 0 ? tags.join(', ') : '',
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
