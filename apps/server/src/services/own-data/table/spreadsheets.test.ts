// Generated files as spreadsheets save our export: every encoding with every separator, date format and row order.
import { type LocalDay, momentAt, ZONE_IDS } from '@hooplog/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from '../csv.ts';
import { COLUMNS, FREE_TEXT, manualWorkoutRows, workoutRows } from '../csv-rows.ts';
import { openImport } from '../read-import.ts';
import { readRows } from './table-rows.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const TIME_ZONE = 'Europe/Berlin';

const windows1252 = (text: string) => Buffer.from(text, 'latin1');
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const ENCODINGS: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'UTF-16 (little-endian) with a mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16 (big-endian) with a mark': (text) => utf16be(`\ufeff${text}`),
  'UTF-16 without a mark': (text) => Buffer.from(text, 'utf16le'),
  'Windows-1252': windows1252,
};
const SEPARATORS = [
  { name: 'comma', sign: ',', first: '' },
  { name: 'semicolon', sign: ';', first: '' },
  { name: 'tab', sign: '\t', first: '' },
  { name: 'sep=', sign: ';', first: 'sep=;\r\n' },
];

type Parts = Readonly<Record<'y' | 'm' | 'd' | 'h' | 'min', number>>;
const two = (value: number) => String(value).padStart(2, '0');
const half = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12}`;
const LOCALES: Readonly<Record<string, (parts: Parts) => [day: string, time: string]>> = {
  ISO: ({ y, m, d, h, min }) => [`${y}-${two(m)}-${two(d)}`, `${two(h)}:${two(min)}`],
  German: ({ y, m, d, h, min }) => [`${two(d)}.${two(m)}.${y}`, `${two(h)}:${two(min)}`],
  British: ({ y, m, d, h, min }) => [`${two(d)}/${two(m)}/${y}`, `${two(h)}:${two(min)}`],
  American: ({ y, m, d, h, min }) => [
    `${m}/${d}/${y}`,
    `${half(h)}:${two(min)} ${h < 12 ? 'AM' : 'PM'}`,
  ],
  'with names': ({ y, m, d, h, min }) => [
    `${d}-${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][m - 1] ?? ''}-${String(y).slice(2)}`,
    `${two(h)}:${two(min)}:00`,
  ],
};
const ORDERS = ['as exported', 'sorted by another column', 'columns moved, empty rows'] as const;

const shots = fc.record({
  ...{ made: fc.nat(40), missed: fc.nat(40) },
  zones: fc.uniqueArray(fc.constantFrom(...ZONE_IDS), { minLength: 1, maxLength: 4 }),
});
// Text that every encoding can represent, including what spreadsheets take for values, formulas and separators.
const word = fc.constantFrom(
  ...['Größe', '=1+1', '007', '3/4', 'TRUE', 'a;b', 'c,d', 'e\tf', '"quoted"', "'90s", '-', 'Legs'],
);
const text = fc.array(word, { maxLength: 3 }).map((words) => words.join(' ').trim());
const workout = fc.record({
  id: fc.uuid({ version: 7 }),
  moment: fc
    .date({
      ...{ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2026-11-20T00:00:00Z') },
      noInvalidDate: true,
    })
    .filter(isShownOnce),
  ...{ shots, notes: text, tags: fc.uniqueArray(fc.constantFrom('gym', 'früh', '12', 'solo')) },
  minutes: fc.option(fc.integer({ min: 1, max: 120 })),
});
type Workout = typeof workout extends fc.Arbitrary<infer T> ? T : never;

/** False in the hour that clocks repeat in autumn: spreadsheets do not say which of the two it was. */
function isShownOnce(moment: Date): boolean {
  const { y, m, d, h, min } = partsOf(moment);
  const day = `${y}-${two(m)}-${two(d)}` as LocalDay;
  const again = momentAt(day, 3600 * h + 60 * min, TIME_ZONE);
  return Math.abs(again.getTime() - moment.getTime()) < 60_000;
}

const partsIn = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: TIME_ZONE, hourCycle: 'h23', year: 'numeric', month: 'numeric' },
  ...{ day: 'numeric', hour: 'numeric', minute: 'numeric' },
});
function partsOf(moment: Date): Parts {
  const parts = Object.fromEntries(
    partsIn.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year: y = 0, month: m = 0, day: d = 0, hour: h = 0, minute: min = 0 } = parts;
  return { y, m, d, h, min };
}

function exportRows({ id, moment, shots: counts, notes, tags, minutes }: Workout): string[][] {
  const { y, m, d } = partsOf(moment);
  const shared = { id, workoutDate: moment.toISOString(), localDay: `${y}-${two(m)}-${two(d)}` };
  if (minutes !== null) {
    const exercises = [{ exerciseType: 'Free Throws', duration: minutes }];
    return manualWorkoutRows({ ...shared, notes, exercises });
  }
  const { made, missed, zones } = counts;
  const shotData = zones.map((zone) => ({ zone, made, total: made + missed }));
  const sums = { made: made * zones.length, missed: missed * zones.length };
  return workoutRows({ ...shared, notes, tags, source: 'manual', ...sums, shotData });
}

async function* once(content: string) {
  yield await Promise.resolve(content);
}

/** The cells of our own export, as a spreadsheet holds them. */
async function cellsOf(workouts: readonly Workout[]): Promise<string[][]> {
  const rows = workouts.flatMap(exportRows);
  const content = [csvLine(COLUMNS), ...rows.map((row) => csvLine(row, FREE_TEXT))].join('');
  const cells: string[][] = [];
  for await (const row of readRows(once(content), ',')) cells.push([...row.cells]);
  return cells;
}

const cell = (content: string, sign: string) =>
  [sign, '"', '\n', '\r'].some((one) => content.includes(one))
    ? `"${content.replaceAll('"', '""')}"`
    : content;

/** Saves the cells with its own date format and row order. */
function saved(
  [names = [], ...rows]: string[][],
  { first, sign }: (typeof SEPARATORS)[number],
  write: (parts: Parts) => [string, string],
  order: (typeof ORDERS)[number],
): string {
  const [date, localDay, zone] = ['date', 'local_day', 'zone'].map((name) => names.indexOf(name));
  const written = rows.map((row) =>
    row.map((value, index) => {
      if (index === date) return write(partsOf(new Date(value))).join(' ');
      if (index === localDay) return write(partsOf(new Date(`${value}T11:00:00Z`)))[0];
      return value;
    }),
  );
  const sorted =
    order === 'as exported'
      ? written
      : written.toSorted((a, b) => ((a[zone ?? 0] ?? '') < (b[zone ?? 0] ?? '') ? 1 : -1));
  const moved = [names, ...sorted].map((row) =>
    order === ORDERS[2] ? [...row.slice(5), '', ...row.slice(0, 5)] : row,
  );
  const lines = moved.map((row) => row.map((value) => cell(value, sign)).join(sign));
  const blank = order === ORDERS[2] ? `\r\n${sign.repeat(names.length)}\r\n` : '\r\n';
  return first + lines.join(blank) + blank;
}

/** The part that must survive: spreadsheet dates have no seconds, and sorting changes the order. */
function essence({ id, moment, notes, tags, ...rest }: Workout) {
  const minute = new Date(Math.floor(moment.getTime() / 60_000) * 60_000).toISOString();
  const shared = { id, workoutDate: minute, notes: notes === '' ? null : notes };
  if (rest.minutes !== null) return { ...shared, minutes: rest.minutes };
  const { made, missed, zones } = rest.shots;
  return { ...shared, tags, made: made * zones.length, missed: missed * zones.length, zones };
}

async function read(content: Uint8Array, dateOrder: 'day_first' | 'month_first' | undefined) {
  async function* file() {
    yield await Promise.resolve(content);
  }
  const options = { now: NOW, timeZone: TIME_ZONE, dateOrder };
  const { table, entries } = await openImport(file, options);
  expect(table?.question ?? null).toBeNull();
  const found = [];
  for await (const judged of entries) {
    if (!('entry' in judged)) throw new Error(JSON.stringify(judged.problem));
    const { key, value } = judged.entry;
    if (key !== 'workouts' && key !== 'manualWorkouts') continue;
    const shared = { id: value.id, workoutDate: value.workoutDate, notes: value.notes };
    if (key === 'manualWorkouts') {
      found.push({ ...shared, minutes: value.exercises[0]?.duration });
    } else {
      const { tags, made, missed, shotData } = value;
      const zones = shotData.map(({ zone }) => zone).toSorted();
      found.push({ ...shared, tags, made, missed, zones });
    }
  }
  return found.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

const COMBINATIONS = Object.keys(ENCODINGS).flatMap((encoding) =>
  SEPARATORS.flatMap((separator) =>
    Object.keys(LOCALES).flatMap((locale) =>
      ORDERS.map((order) => ({ encoding, separator, locale, order })),
    ),
  ),
);
const RUNS = 4;

test(`${COMBINATIONS.length} kinds of saved exports, ${COMBINATIONS.length * RUNS} files: each import equals the export`, async () => {
  let files = 0;
  for (const { encoding, separator, locale, order } of COMBINATIONS) {
    const workouts = fc.uniqueArray(workout, {
      minLength: 1,
      maxLength: 5,
      selector: ({ id }) => id,
    });
    await fc.assert(
      fc.asyncProperty(workouts, async (exported) => {
        const write = LOCALES[locale];
        const encode = ENCODINGS[encoding];
        if (write === undefined || encode === undefined) throw new Error('It is in the table');
        const content = saved(await cellsOf(exported), separator, write, order);
        // If a file leaves the order open, the player chooses it.
        const chosen = { British: 'day_first', American: 'month_first' } as const;
        const expected = exported
          .map(essence)
          .map((one) => ('zones' in one ? { ...one, zones: one.zones.toSorted() } : one))
          .toSorted((a, b) => (a.id < b.id ? -1 : 1));
        const dateOrder = locale in chosen ? chosen[locale as keyof typeof chosen] : undefined;
        expect(await read(encode(content), dateOrder)).toEqual(expected);
        files += 1;
      }),
      { numRuns: RUNS },
    );
  }
  expect(files).toBe(COMBINATIONS.length * RUNS);
});
