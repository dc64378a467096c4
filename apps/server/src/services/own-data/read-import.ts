import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type PortableAchievement,
  portableAchievementSchema,
  type PortableGoal,
  portableGoalSchema,
  portableManualWorkoutSchema,
  type PortableManualWorkout,
  portableWorkoutSchema,
  type PortableWorkout,
} from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import type { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { Pace } from '../../in-turns/pace.ts';
import { CsvReader } from './csv.ts';
import { CsvWorkouts } from './csv-workouts.ts';
import { JsonSplitter, readPart } from './split-json.ts';

/** The file of an import, from its beginning at every call. */
export type ImportFile = () => AsyncIterable<Uint8Array>;

/** One thing that an export holds, checked. */
export type ImportEntry =
  | { readonly key: 'workouts'; readonly value: PortableWorkout }
  | { readonly key: 'manualWorkouts'; readonly value: PortableManualWorkout }
  | { readonly key: 'goals'; readonly value: PortableGoal }
  | { readonly key: 'achievements'; readonly value: PortableAchievement };

/** A workout of 3,000 shots, each with every digit; a profile has a thousandth of that. */
const MOST_CHARACTERS_A_PART = 1024 * 1024;
/** Notes of 5,000 characters, each of them a quote that is written twice. */
const MOST_CHARACTERS_A_ROW = 32 * 1024;

/** What lists there are, and how much of each is read. Few goals and badges: who sends more sends something else. */
const LISTS: Readonly<
  Record<ImportEntry['key'], { readonly item: z.ZodType; readonly most: number }>
> = {
  workouts: { item: portableWorkoutSchema, most: LIMITS.IMPORT_MAX_WORKOUTS },
  manualWorkouts: { item: portableManualWorkoutSchema, most: LIMITS.IMPORT_MAX_WORKOUTS },
  goals: { item: portableGoalSchema, most: 1000 },
  achievements: { item: portableAchievementSchema, most: 1000 },
};

const isList = (key: string): key is ImportEntry['key'] => Object.hasOwn(LISTS, key);

const badFile = (message: string, field = 'file') =>
  new AppError('validation_failed', message, { fields: { [field]: message } });

/** One entry of the file by the contract. */
function checked(key: ImportEntry['key'], index: number, value: unknown): ImportEntry {
  const { item, most } = LISTS[key];
  if (index >= most) throw badFile(`An import takes at most ${most} ${key}`, key);
  const parsed = item.safeParse(value);
  // The schema of the key made the value.
  if (parsed.success) return { key, value: parsed.data } as ImportEntry;
  const [issue] = parsed.error.issues;
  const field = [key, index, ...(issue?.path ?? [])].join('.');
  throw badFile(`${field}: ${issue?.message ?? 'Invalid input'}`, field);
}

/** The file as text, in the chunks in which it comes. */
async function* decode(content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of content) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function* readJson(chunks: AsyncIterable<string>): AsyncGenerator<ImportEntry> {
  const splitter = new JsonSplitter(MOST_CHARACTERS_A_PART);
  const pace = new Pace();
  const said: { format?: unknown; version?: unknown } = {};
  for await (const chunk of chunks) {
    for (const { key, index, text } of splitter.push(chunk)) {
      if (key === 'format' || key === 'version') said[key] = await readPart(text);
      if (!isList(key)) continue;
      if (index === null) throw badFile(`${key} must be a list`, key);
      yield checked(key, index, await readPart(text));
      await pace.rest();
    }
    await pace.rest();
  }
  splitter.end();
  if (said.format !== EXPORT_FORMAT) throw badFile('This is not a Hooplog export', 'format');
  if (said.version !== EXPORT_VERSION) {
    throw badFile('This export was made by another version', 'version');
  }
}

async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<ImportEntry> {
  const reader = new CsvReader(MOST_CHARACTERS_A_ROW);
  const workouts = new CsvWorkouts();
  const pace = new Pace();
  for await (const chunk of chunks) {
    for (const row of reader.push(chunk)) workouts.add(row);
    await pace.rest();
  }
  for (const row of reader.end()) workouts.add(row);
  let index = 0;
  for (const { key, value } of workouts.list()) {
    yield checked(key, index, value);
    index += 1;
    await pace.rest();
  }
}

/** What the content says, whatever the file called itself: only JSON begins with a brace. */
async function* read(file: ImportFile): AsyncGenerator<ImportEntry> {
  const chunks = decode(file());
  const [first, all] = await firstText(chunks);
  yield* first.startsWith('{') ? readJson(all) : readCsv(all);
}

/** The first characters that are no space, and everything from the beginning. */
async function firstText(
  chunks: AsyncGenerator<string>,
): Promise<[first: string, all: AsyncIterable<string>]> {
  const taken: string[] = [];
  let first = '';
  while (first === '') {
    const next = await chunks.next();
    if (next.done === true) break;
    taken.push(next.value);
    first = next.value.trimStart();
  }
  async function* all() {
    yield* taken;
    yield* chunks;
  }
  return [first, all()];
}

/**
 * Everything of an export, entry by entry, each checked as it comes. Holds one entry of a JSON file at a time, and the
 * workouts of a CSV file. Throws an `AppError` at the first thing that is wrong.
 */
export async function* readImport(file: ImportFile): AsyncGenerator<ImportEntry> {
  try {
    yield* read(file);
  } catch (error) {
    if (error instanceof SyntaxError) throw badFile(error.message);
    throw error;
  }
}
