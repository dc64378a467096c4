import { AppError } from '../../errors/app-error.ts';
import { parseCsv } from './csv.ts';
import { type CsvRow, readCsvRows } from './csv-rows.ts';

/** What a CSV file says, not yet checked: the same form as in an export in JSON. */
interface CsvContent {
  readonly workouts: readonly object[];
  readonly manualWorkouts: readonly object[];
}

const invalid = (message: string) =>
  new AppError('validation_failed', message, { fields: { csv: message } });

function rowsIn(text: string): CsvRow[] {
  try {
    const rows = readCsvRows(parseCsv(text));
    if (rows !== null) return rows;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw invalid(error.message);
  }
  throw invalid('The first line must name the columns of an export of Hooplog');
}

const momentOf = ({ workout_id, date, local_day, notes }: CsvRow) => ({
  id: workout_id,
  workoutDate: date,
  localDay: local_day,
  notes,
});

function toWorkout(first: CsvRow, rows: readonly CsvRow[]): object {
  const counts = rows.map((row) => ({
    zone: row.zone,
    made: Number(row.made),
    missed: Number(row.missed),
  }));
  const made = counts.reduce((sum, count) => sum + count.made, 0);
  const missed = counts.reduce((sum, count) => sum + count.missed, 0);
  return {
    ...momentOf(first),
    source: first.kind === 'video' ? 'video' : 'manual',
    made,
    missed,
    totalShots: made + missed,
    shotData: counts
      .filter(({ zone }) => zone !== '')
      .map((count) => ({ zone: count.zone, made: count.made, total: count.made + count.missed })),
    shots: [],
  };
}

function toManualWorkout(first: CsvRow, rows: readonly CsvRow[]): object {
  const exercises = rows.map((row) => ({
    exerciseType: row.exercise,
    duration: Number(row.minutes),
  }));
  return { ...momentOf(first), exercises };
}

/** Gathers the rows of a CSV file to workouts. */
export function readCsv(text: string): CsvContent {
  const content = { workouts: [] as object[], manualWorkouts: [] as object[] };
  for (const rows of Map.groupBy(rowsIn(text), (row) => row.workout_id).values()) {
    const [first] = rows;
    if (first?.kind === 'exercise') content.manualWorkouts.push(toManualWorkout(first, rows));
    else if (first?.kind === 'video' || first?.kind === 'counted')
      content.workouts.push(toWorkout(first, rows));
    else throw invalid(`Unknown kind of workout: ${first?.kind ?? ''}`);
  }
  return content;
}
