import { LIMITS } from '@hooplog/domain';
import { type CsvRow, rowReader } from './csv-rows.ts';

/** Rows of one workout: one for each exercise; zones are fewer. */
const MOST_ROWS_A_WORKOUT = LIMITS.MAX_EXERCISES;
/** They are held in memory; as many workouts of all zones as an import takes have as many. */
const MOST_ROWS = LIMITS.IMPORT_MAX_WORKOUTS * LIMITS.MAX_ZONE_ENTRIES;

interface Gathered {
  readonly first: CsvRow;
  readonly parts: Pick<CsvRow, 'zone' | 'made' | 'missed' | 'exercise' | 'minutes'>[];
}

/** A workout that a CSV file tells of, not yet checked: the same form as in an export in JSON. */
interface CsvWorkout {
  readonly key: 'workouts' | 'manualWorkouts';
  readonly value: object;
}

/** Gathers the rows of a CSV file to workouts; a spreadsheet may have sorted them in any way. */
export class CsvWorkouts {
  #readRow: ReturnType<typeof rowReader> = null;
  readonly #workouts = new Map<string, Gathered>();
  #rows = 0;

  add(cells: readonly string[]): void {
    if (this.#readRow === null) {
      this.#readRow = rowReader(cells);
      if (this.#readRow === null) throw new SyntaxError(NO_COLUMNS);
      return;
    }
    this.#gather(this.#readRow(cells));
  }

  *list(): Generator<CsvWorkout> {
    if (this.#readRow === null) throw new SyntaxError(NO_COLUMNS);
    for (const gathered of this.#workouts.values()) yield toWorkout(gathered);
  }

  #gather(row: CsvRow): void {
    const { zone, made, missed, exercise, minutes } = row;
    const part = { zone, made, missed, exercise, minutes };
    this.#rows += 1;
    if (this.#rows > MOST_ROWS) throw new SyntaxError(`An import takes at most ${MOST_ROWS} rows`);
    const { parts } = this.#workoutOf(row);
    parts.push(part);
    if (parts.length <= MOST_ROWS_A_WORKOUT) return;
    throw new SyntaxError(`The workout ${row.workout_id} has too many rows`);
  }

  #workoutOf(row: CsvRow): Gathered {
    const known = this.#workouts.get(row.workout_id);
    if (known !== undefined) return known;
    const gathered = { first: row, parts: [] };
    this.#workouts.set(row.workout_id, gathered);
    return gathered;
  }
}

const NO_COLUMNS = 'The first line must name the columns of a Hooplog export';

function toWorkout({ first, parts }: Gathered): CsvWorkout {
  const moment = {
    id: first.workout_id,
    workoutDate: first.date,
    localDay: first.local_day,
    notes: first.notes,
  };
  switch (first.kind) {
    case 'exercise':
      return { key: 'manualWorkouts', value: { ...moment, exercises: exercisesOf(parts) } };
    case 'video':
    case 'counted': {
      const source = first.kind === 'video' ? 'video' : 'manual';
      const tags = first.tags.split(',').filter((tag) => tag.trim() !== '');
      return { key: 'workouts', value: { ...moment, tags, source, ...countsOf(parts), shots: [] } };
    }
    default:
      throw new SyntaxError(`Unknown kind of workout: ${first.kind}`);
  }
}

const exercisesOf = (parts: Gathered['parts']) =>
  parts.map(({ exercise, minutes }) => ({ exerciseType: exercise, duration: Number(minutes) }));

function countsOf(parts: Gathered['parts']) {
  const counts = parts.map(({ zone, made, missed }) => ({
    zone,
    made: Number(made),
    missed: Number(missed),
  }));
  const made = counts.reduce((sum, count) => sum + count.made, 0);
  const missed = counts.reduce((sum, count) => sum + count.missed, 0);
  return {
    made,
    missed,
    totalShots: made + missed,
    shotData: counts
      .filter(({ zone }) => zone !== '')
      .map((count) => ({ zone: count.zone, made: count.made, total: count.made + count.missed })),
  };
}
