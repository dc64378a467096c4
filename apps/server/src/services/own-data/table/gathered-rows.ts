import { type ColumnMapping, IMPORT_COLUMNS, type ImportColumn } from '@hooplog/contract';
import {
  LIMITS,
  SHOT_KINDS,
  type ShotKind,
  WORKOUT_WORDS,
  type WorkoutWord,
  type ZoneId,
} from '@hooplog/domain';
import { phrase, type Phrase } from '@hooplog/language';
import { readCell } from '../csv.ts';
import { UnreadableFile, UnreadableRows } from '../import-error.ts';
import { readCount, readNumber, readZone } from './cells.ts';
import type { TableRow } from './table-rows.ts';

/** Most rows of one workout: one per exercise; there are fewer zones. */
const MAX_ROWS_PER_WORKOUT = LIMITS.MAX_EXERCISES;
/** Most rows held in memory: enough for the largest import, with every workout in all zones. */
const MAX_ROWS = LIMITS.IMPORT_MAX_WORKOUTS * LIMITS.MAX_ZONE_ENTRIES;

const KINDS = ['video', 'counted', 'exercise'] as const;
export type RowKind = (typeof KINDS)[number];

/** One workout of a table: all its rows, wherever a spreadsheet has sorted them. */
export interface Gathered {
  kind: RowKind;
  /** Null if the file has none. */
  readonly id: string | null;
  date: string;
  localDay: string;
  /** The text of the cells. */
  readonly words: Record<WorkoutWord, string>;
  outcomes: string;
  drill: string;
  readonly rows: number[];
  readonly shots: {
    readonly zone: ZoneId | null;
    /** Null if the cell is empty or contains anything else. */
    readonly kind: ShotKind | null;
    readonly made: number;
    readonly missed: number;
  }[];
  readonly exercises: { readonly exerciseType: string; readonly duration: number }[];
  /** The first problem found; null if none. */
  problem: Phrase | null;
}

type Values = Readonly<Record<ImportColumn, string>>;

/** Fields that all rows of a workout must agree on or leave empty, with their columns. */
const SHARED = [
  ['date', 'date'],
  ['localDay', 'local_day'],
  ['outcomes', 'outcomes'],
  ['drill', 'drill_key'],
] as const;

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Groups the rows of a table into workouts. */
export class GatheredRows {
  readonly #mapping: ColumnMapping;
  readonly #names: readonly string[];
  readonly #isExport: boolean;
  readonly #workouts = new Map<string, Gathered>();
  #rows = 0;

  /** @param names of the columns, as in the file */
  constructor(mapping: ColumnMapping, names: readonly string[]) {
    this.#mapping = mapping;
    this.#names = names;
    // Only our own export puts an apostrophe before text that starts with one.
    this.#isExport = mapping.kind !== undefined && mapping.workout_id !== undefined;
  }

  /** Throws UnreadableFile if the file has too many rows. */
  add(row: TableRow): Gathered {
    this.#rows += 1;
    if (this.#rows > MAX_ROWS) {
      throw new UnreadableFile(
        phrase('An import takes at most {most, number} rows', { most: MAX_ROWS }),
      );
    }
    const values = this.#valuesOf(row.cells);
    const workout = this.#workoutOf(values, row.row);
    if (workout.rows.length >= MAX_ROWS_PER_WORKOUT) {
      workout.problem ??= phrase('The workout {id} has too many rows', { id: workout.id ?? '' });
      return workout;
    }
    workout.rows.push(row.row);
    mergeShared(workout, values, (column) => this.#names[this.#mapping[column] ?? -1] ?? column);
    addPart(workout, values);
    return workout;
  }

  /** Workouts with shots first: an import reads one list after the other. */
  *list(): Generator<Gathered> {
    for (const workout of this.#workouts.values()) if (workout.kind !== 'exercise') yield workout;
    for (const workout of this.#workouts.values()) if (workout.kind === 'exercise') yield workout;
  }

  #valuesOf(cells: readonly string[]): Values {
    const value = (column: ImportColumn) => {
      const cell = cells[this.#mapping[column] ?? -1] ?? '';
      return readCell(cell, this.#isExport).trim();
    };
    const values = Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, value(column)]));
    return { ...(values as Values), kind: value('kind').toLowerCase() };
  }

  #workoutOf(values: Values, row: number): Gathered {
    const { kind, known } = kindOf(values);
    const key = this.#keyOf(values, kind, row);
    const found = this.#workouts.get(key);
    if (found !== undefined) {
      if (found.kind !== kind)
        found.problem ??= phrase('The rows of this workout are of different kinds');
      return found;
    }
    const id = values.workout_id === '' ? null : values.workout_id;
    const problem = known ? null : phrase('Unknown kind of workout: {kind}', { kind: values.kind });
    const empty = { date: '', localDay: '', outcomes: '', drill: '' };
    const words = Object.fromEntries(WORKOUT_WORDS.map((word) => [word, ''])) as Gathered['words'];
    const made = { ...empty, kind, id, words, rows: [], shots: [], exercises: [], problem };
    this.#workouts.set(key, made);
    return made;
  }

  /** Without ids, rows of the same kind, moment and name form one workout if they can name its zones or exercises. */
  #keyOf(values: Values, kind: RowKind, row: number) {
    const { workout_id: id, date, local_day: localDay, name } = values;
    if (id !== '') return id.toLowerCase();
    const hasParts = kind === 'exercise' || this.#mapping.zone !== undefined;
    return JSON.stringify([kind, date, localDay, name, hasParts ? null : row]);
  }
}

function kindOf({ kind: text, exercise }: Values): { kind: RowKind; known: boolean } {
  const guess = exercise === '' ? 'counted' : 'exercise';
  const kind = text === '' ? guess : KINDS.find((name) => name === text);
  return { kind: kind ?? guess, known: kind !== undefined };
}

function mergeShared(
  workout: Gathered,
  values: Values,
  nameOf: (column: ImportColumn) => string,
): void {
  const { date, local_day: localDay, outcomes, drill_key: drill } = values;
  const given = { date, localDay, outcomes, drill };
  const differ = (column: ImportColumn) => {
    workout.problem ??= phrase('The rows of this workout disagree in “{column}”', {
      column: nameOf(column),
    });
  };
  for (const [field, column] of SHARED) {
    if (given[field] === '' || given[field] === workout[field]) continue;
    if (workout[field] === '') workout[field] = given[field];
    else differ(column);
  }
  for (const word of WORKOUT_WORDS) {
    if (values[word] === '' || values[word] === workout.words[word]) continue;
    if (workout.words[word] === '') workout.words[word] = values[word];
    else differ(word);
  }
}

function addPart(workout: Gathered, values: Values): void {
  try {
    if (workout.kind === 'exercise') workout.exercises.push(exerciseOf(values));
    else workout.shots.push(shotsOf(values));
  } catch (error) {
    if (!(error instanceof UnreadableRows)) throw error;
    workout.problem ??= error.phrase;
  }
}

function exerciseOf({ exercise, minutes }: Values) {
  const duration = readNumber(minutes);
  if (duration === null) {
    throw new UnreadableRows(
      phrase('“{text}” is not a number of minutes', { text: shorten(minutes) }),
    );
  }
  return { exerciseType: exercise, duration };
}

function countOf(text: string, notOne: (text: string) => Phrase): number {
  const count = readCount(text);
  if (count === null) throw new UnreadableRows(notOne(shorten(text)));
  return count;
}

const noMakes = (text: string) => phrase('“{text}” is not a number of made shots', { text });
const noMisses = (text: string) => phrase('“{text}” is not a number of missed shots', { text });
const noAttempts = (text: string) =>
  phrase('“{text}” is not a number of attempted shots', { text });

function shotsOf(values: Values) {
  const { zone: zoneText, made: madeText, missed: missedText, attempts } = values;
  const kind = SHOT_KINDS.find((known) => known === values.shot_kind) ?? null;
  const zone = zoneText === '' ? null : readZone(zoneText);
  if (zone === null && zoneText !== '') {
    throw new UnreadableRows(phrase('“{text}” is not a court zone', { text: shorten(zoneText) }));
  }
  const made = countOf(madeText, noMakes);
  const missed =
    missedText === '' && attempts !== ''
      ? countOf(attempts, noAttempts) - made
      : countOf(missedText, noMisses);
  if (missed < 0) {
    throw new UnreadableRows(
      phrase('{made, number} made of {attempts} attempts cannot be', { made, attempts }),
    );
  }
  return { zone, kind, made, missed };
}
