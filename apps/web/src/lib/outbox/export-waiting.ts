import type { CreateWorkoutBody } from '@hooplog/contract';
import { WORKOUT_WORDS } from '@hooplog/domain';
import { factsOf, type WaitingWorkout } from './outbox.ts';
import { waitingDay } from './waiting-day.ts';

const COLUMNS = [
  'kind,workout_id,date,local_day,zone,made,missed,exercise,minutes',
  ...WORKOUT_WORDS,
  'outcomes,drill_key',
].join(',');

/**
 * The rule of docs/export-format.md: an apostrophe goes before anything a spreadsheet would run, and before another
 * apostrophe.
 */
const cell = (value: string | number): string => {
  const text = String(value);
  const safe = /^[=+\-@'\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** A list goes into one cell, with commas. */
const cellOf = (word: string | readonly string[] | null = null): string =>
  typeof word === 'string' ? word : (word?.join(', ') ?? '');

/** A key as an id, by which an import recognises the workout. */
const idOf = (key: string): string =>
  key.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

interface Shots {
  readonly zone: string;
  readonly made: number;
  readonly missed: number;
}

/** The shots of a waiting workout, by zone; those without a zone last. */
async function shotsOf(entry: WaitingWorkout): Promise<readonly Shots[]> {
  if ('film' in entry) {
    const { readFilm } = await import('../films/stored-films.ts');
    const { scoreOf } = await import('../films/film.ts');
    const { made, total } = scoreOf((await readFilm(entry.key))?.shots ?? []);
    return [{ zone: '', made, missed: total - made }];
  }
  const { workout, shotData } = entry.body;
  const zones = shotData.map(({ zone, made, total }) => ({ zone, made, missed: total - made }));
  const sum = (of: 'made' | 'missed') => zones.reduce((all, shots) => all + shots[of], 0);
  const rest = {
    zone: '',
    made: workout.made - sum('made'),
    missed: workout.missed - sum('missed'),
  };
  return rest.made + rest.missed > 0 ? [...zones, rest] : zones;
}

/** A waiting workout as a file that the import takes. */
export async function exportWaiting(entry: WaitingWorkout, timeZone: string): Promise<string> {
  const { at } = factsOf(entry);
  const said: Partial<CreateWorkoutBody['workout']> = 'film' in entry ? {} : entry.body.workout;
  const { outcomes = '', drill = '' } = said;
  const words = [...WORKOUT_WORDS.map((word) => cellOf(said[word])), outcomes, drill];
  const day = waitingDay(entry, timeZone);
  const rows = (await shotsOf(entry)).map(({ zone, made, missed }, index) => {
    const own = index === 0 ? words : words.map(() => '');
    return ['counted', idOf(entry.key), at, day, zone, made, missed, '', '', ...own]
      .map(cell)
      .join(',');
  });
  return [COLUMNS, ...rows, ''].join('\r\n');
}
