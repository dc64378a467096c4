import type { DateOrder } from '@hooplog/contract';
import {
  addTotals,
  type KindTotals,
  type LocalDay,
  localDayOf,
  momentAt,
  NO_SHOTS,
  noonOf,
  NO_WORDS,
  WORKOUT_WORDS,
  type WorkoutWord,
} from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { v5 as uuidv5 } from 'uuid';
import { UnreadableRows } from '../import-error.ts';
import { dayIn } from './date-order.ts';
import type { Gathered } from './gathered-rows.ts';
import { readDate, type WrittenDate } from './written-date.ts';

/** Order, time zone and present time by which the dates of a file are read. */
export interface TableClock {
  readonly order: DateOrder;
  readonly timeZone: string;
  readonly now: Date;
}

/** A workout of a table, not yet checked, in the form of a JSON export. */
export interface TableWorkout {
  readonly key: 'workouts' | 'manualWorkouts';
  readonly value: object;
}

/** Must never change: ids derived from it recognise the workouts of a file that is imported again. */
const IDS_OF_ROWS = '5b3f6c52-51c5-4b0f-9d6c-3c1f4c1f6a70';

function written(text: string, { order }: TableClock): WrittenDate & { readonly day: LocalDay } {
  const date = readDate(text);
  if (date === null)
    throw new UnreadableRows(
      text === '' ? phrase('The date is missing') : phrase('“{text}” is not a date', { text }),
    );
  const day = dayIn(date, order);
  if (day !== null) return { ...date, day };
  throw new UnreadableRows(
    order === 'day_first'
      ? phrase('“{text}” is not a date with the day first', { text })
      : phrase('“{text}” is not a date with the month first', { text }),
  );
}

/** The moment of a date; without a time it is now for today, and noon for an earlier day. */
function momentOf(date: ReturnType<typeof written>, { timeZone, now }: TableClock): Date {
  const { day, seconds, offset } = date;
  if (seconds === null) {
    return day === localDayOf(now, timeZone) ? now : noonOf(day, timeZone);
  }
  if (offset === null) return momentAt(day, seconds, timeZone);
  return new Date(Date.parse(`${day}T00:00:00Z`) + 1000 * seconds - 60_000 * offset);
}

function dayAndMoment({ date: dateText, localDay: dayText }: Gathered, clock: TableClock) {
  const date = written(dateText === '' ? dayText : dateText, clock);
  const moment = momentOf(date, clock);
  const ownDay = date.offset === null ? date.day : localDayOf(moment, clock.timeZone);
  const localDay = dayText === '' ? ownDay : written(dayText, clock).day;
  return { workoutDate: moment.toISOString(), localDay, seconds: date.seconds };
}

interface Shots {
  readonly zone: string;
  made: number;
  total: number;
}

function countsOf({ id, shots }: Gathered) {
  const made = shots.reduce((sum, part) => sum + part.made, 0);
  const missed = shots.reduce((sum, part) => sum + part.missed, 0);
  const zones: Shots[] = [];
  for (const [index, part] of shots.entries()) {
    if (part.zone === null) continue;
    // Hand-edited files may return to a zone; an export never does, except with another kind of shot.
    const isRepeat = shots
      .slice(0, index)
      .some(({ zone, kind }) => zone === part.zone && kind === part.kind);
    const isMeant = id === null || !isRepeat;
    const known = isMeant ? zones.find(({ zone }) => zone === part.zone) : undefined;
    const zone = known ?? { zone: part.zone, made: 0, total: 0 };
    if (known === undefined) zones.push(zone);
    zone.made += part.made;
    zone.total += part.made + part.missed;
  }
  return { made, missed, totalShots: made + missed, shotData: zones };
}

/** The shots with a kind, by kind and zone. */
function kindsOf({ shots }: Gathered): KindTotals[] {
  const sums = new Map<string, KindTotals>();
  for (const { kind, zone, made, missed } of shots) {
    if (kind === null || made + missed === 0) continue;
    const key = `${kind} ${zone ?? ''}`;
    const part = { made, total: made + missed };
    sums.set(key, { kind, zone, ...addTotals(sums.get(key) ?? NO_SHOTS, part) });
  }
  return [...sums.values()];
}

/** Makes ids for workouts without one: the same content gives the same id, and repeats within a file get others. */
export function makeIds(): (content: object) => string {
  const seen = new Map<string, number>();
  return (content) => {
    const name = uuidv5(JSON.stringify(content), IDS_OF_ROWS);
    const repeat = seen.get(name) ?? 0;
    seen.set(name, repeat + 1);
    return repeat === 0 ? name : uuidv5(String(repeat), name);
  };
}

/** Files from before the other fields existed have these. */
const FIRST_WORDS: readonly WorkoutWord[] = ['notes', 'tags'];

/**
 * Text fields as in a JSON export. Newer ones are omitted when empty: ids are made from the content, and must stay the same for
 * older files.
 */
function textFieldsOf(words: Gathered['words']): object {
  const present = WORKOUT_WORDS.filter((word) => words[word] !== '' || FIRST_WORDS.includes(word));
  const parts = (text: string) => text.split(',').filter((part) => part.trim() !== '');
  return Object.fromEntries(
    present.map((word) => [word, Array.isArray(NO_WORDS[word]) ? parts(words[word]) : words[word]]),
  );
}

/** @throws UnreadableRows if its rows do not form a workout */
export function tableWorkout(
  gathered: Gathered,
  clock: TableClock,
  idOf: (content: object) => string,
): TableWorkout {
  if (gathered.problem !== null) throw new UnreadableRows(gathered.problem);
  const { kind, id, words, exercises, outcomes, drill } = gathered;
  const { seconds, ...moment } = dayAndMoment(gathered, clock);
  const kindData = kindsOf(gathered);
  const content =
    kind === 'exercise'
      ? { notes: words.notes, exercises }
      : {
          ...textFieldsOf(words),
          source: kind === 'video' ? 'video' : 'manual',
          ...countsOf(gathered),
          shots: [],
          ...(kindData.length > 0 && { kindData }),
          ...(outcomes !== '' && { outcomes }),
          ...(drill !== '' && { drill }),
        };
  // Without a time the moment is invented, and would differ on the next day.
  const known = { ...content, ...moment, ...(seconds === null ? { workoutDate: null } : {}) };
  const value = { id: id ?? idOf(known), ...moment, ...content };
  return { key: kind === 'exercise' ? 'manualWorkouts' : 'workouts', value };
}
