// The program behind `npm run measure -- spreadsheets`: opens our CSV export in LibreOffice, saves it with the settings
// of different countries, directly or after saving it as a spreadsheet and reopening it, and imports it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { csvLine } from '../../apps/server/src/services/own-data/csv.ts';
import {
  COLUMNS,
  FREE_TEXT,
  manualWorkoutRows,
  workoutRows,
} from '../../apps/server/src/services/own-data/csv-rows.ts';
import { openImport } from '../../apps/server/src/services/own-data/read-import.ts';

const OFFICE = process.env['SOFFICE'] ?? 'soffice';
/** LibreOffice's language numbers, and the separators of their spreadsheets. */
const LANGUAGES = [
  { name: 'American English', id: 1033, separator: ',' },
  { name: 'British English', id: 2057, separator: ',' },
  { name: 'German', id: 1031, separator: ';' },
  { name: 'French', id: 1036, separator: '\t' },
];
/** LibreOffice's encoding numbers: Windows-1252, UTF-8, UTF-16. */
const CHARSETS = [
  { name: 'Windows-1252', id: 1 },
  { name: 'UTF-8', id: 76 },
  { name: 'UTF-16', id: 65_535 },
] as const;
const UTF_8 = 76;

/** Windows-1252 lacks this character: LibreOffice writes a common one instead. */
const FULL_WIDTH = '＝1';
/** LibreOffice 7.4 drops tabs in cells that it read from its own spreadsheet format. */
const TABBED = 'a;b,c\td';

const NOTES = [
  'Größe der Halle; gut, „alles“',
  ...['007', '3/4', '1.5', '20.11.2026', 'Mar 3', 'TRUE', '12:30', '5%', '1e5'],
  ...['=SUM(1)', '+1', '-1', '@home', FULL_WIDTH, "'90s", 'two\nlines', 'say "hi"', TABBED],
];
const idOf = (index: number) => `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const momentOf = (index: number) => new Date(Date.UTC(2026, 3, 1 + index, 22, 5, 33, 123));

function shared(index: number, notes: string) {
  const workoutDate = momentOf(index).toISOString();
  return { id: idOf(index), workoutDate, localDay: workoutDate.slice(0, 10), notes };
}

const workouts = NOTES.map((notes, index) => ({
  ...shared(index, notes),
  ...{ source: 'manual' as const, totalShots: 20, made: 11, missed: 9, tags: ['gym', '10'] },
  shotData: [
    { zone: 'zone_5_free_throw', made: 7, total: 10 },
    { zone: 'zone_6_top_of_key', made: 3, total: 8 },
  ],
  shots: [],
}));
const manualWorkouts = [
  {
    ...shared(NOTES.length, 'Beine'),
    exercises: [{ exerciseType: 'Free Throws', duration: 25 }],
  },
];

type Language = (typeof LANGUAGES)[number];

/** A file's path through LibreOffice. */
interface Conversion {
  readonly language: Language;
  readonly charset: (typeof CHARSETS)[number];
  /** First saved as a spreadsheet and reopened. */
  readonly isKept: boolean;
}

/** Lets LibreOffice save a file in another format; the new one is in `folder`. */
function convert(file: string, to: string, folder: string, ...filters: string[]): void {
  const profile = `-env:UserInstallation=file://${path.join(path.dirname(folder), 'profile')}`;
  const options = [profile, '--headless', '--convert-to', to, ...filters, '--outdir', folder, file];
  const { status, stderr } = spawnSync(OFFICE, options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`LibreOffice failed: ${stderr}`);
}

/** The file as LibreOffice in that language opens and saves it. */
function saved(
  content: string,
  { language: { id, separator }, charset, isKept }: Conversion,
): Uint8Array {
  const folder = mkdtempSync(path.join(tmpdir(), 'hooplog-spreadsheet-'));
  try {
    const file = path.join(folder, 'export.csv');
    const out = path.join(folder, 'out');
    writeFileSync(file, content);
    // Separator, quotation mark, encoding, first line, columns, language, quote all, recognise dates and numbers.
    const opened = `--infilter=CSV:44,34,${UTF_8},1,,${id},false,true`;
    const sign = separator.charCodeAt(0);
    const target = `csv:Text - txt - csv (StarCalc):${sign},34,${charset.id},1,,${id},false,true,false`;
    if (isKept) {
      convert(file, 'ods', out, opened);
      convert(path.join(out, 'export.ods'), target, out);
    } else convert(file, target, out, opened);
    return readFileSync(path.join(out, 'export.csv'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The expected notes after such a conversion, without characters that LibreOffice itself cannot write. */
function notesAfter(notes: string, { charset, isKept }: Conversion): string {
  if (isKept && notes === TABBED) return notes.replace('\t', '');
  if (charset.name === 'Windows-1252' && notes === FULL_WIDTH) return '=1';
  return notes;
}

/** The workouts that an import of the file would add. */
async function readBack(content: Uint8Array): Promise<unknown[]> {
  async function* file() {
    yield await Promise.resolve(content);
  }
  const found: unknown[] = [];
  const { entries } = await openImport(file, { now: new Date(), timeZone: 'Europe/Berlin' });
  for await (const judged of entries) {
    found.push('entry' in judged ? judged.entry.value : judged.problem);
  }
  return found;
}

async function main(): Promise<number> {
  if (spawnSync(OFFICE, ['--version']).status !== 0) {
    console.log('SKIPPED: LibreOffice is not installed (Debian: libreoffice-calc).');
    return 0;
  }
  const rows = [...workouts.flatMap(workoutRows), ...manualWorkouts.flatMap(manualWorkoutRows)];
  const content = [csvLine(COLUMNS), ...rows.map((row) => csvLine(row, FREE_TEXT))].join('');
  const [pattern = ''] = process.argv.slice(2);
  const conversions = LANGUAGES.filter(({ name }) => name.includes(pattern)).flatMap(
    (language): Conversion[] => [
      ...CHARSETS.map((charset) => ({ language, charset, isKept: false })),
      { language, charset: CHARSETS[1], isKept: true },
    ],
  );
  let failures = 0;
  for (const conversion of conversions) {
    const found = await readBack(saved(content, conversion));
    const expected = [...workouts, ...manualWorkouts].map((workout) => ({
      ...workout,
      notes: notesAfter(workout.notes, conversion),
    }));
    const lost = expected.filter((workout, index) => !isDeepStrictEqual(found[index], workout));
    const isRight = lost.length === 0 && found.length === expected.length;
    if (!isRight) failures += 1;
    const { language, charset, isKept } = conversion;
    const where = `${language.name}, ${charset.name}${isKept ? ', saved as a spreadsheet before' : ''}`;
    console.log(`${isRight ? 'ok    ' : 'FAILED'} ${where}`);
    for (const workout of lost) console.log(workout, found[expected.indexOf(workout)]);
  }
  console.log(
    `${conversions.length - failures} of ${conversions.length} files gave back all ${workouts.length + manualWorkouts.length} workouts.`,
  );
  return failures === 0 ? 0 : 1;
}

process.exitCode = await main();
