import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { connect, disconnect } from './connect.ts';
import { migrateDatabase } from './migrate.ts';

// Old and new copies run side by side while an installation is upgraded: docs/operations.md, "Upgrade".

const FOLDER = join(import.meta.dirname, 'migrations');
/** Up to here installations were stopped for an upgrade. */
const LAST_WITH_STOP = 49;

/** What the code before a migration would fail on, by what it says. */
const BREAKING: Readonly<Record<string, RegExp>> = {
  'what is dropped may still be read': /\bdrop (?:table|column|view)\b/i,
  'a new name is unknown to the code before': /\brename\b/i,
  'the code before writes nothing there': /\bset not null\b/i,
  'the code before writes another type': /\bset data type\b/i,
  'the code before leaves it out': /\badd column\b(?=.*\bnot null\b)(?!.*\bdefault\b)/is,
  'the code before may write it twice': /\balter table\b.*\badd constraint\b.*\bunique\b/is,
};

/** The second step of two: `-- unused since 0051` names the migration whose code uses it no more. */
const SECOND_STEP = /^-- unused since (\d{4})$/m;

/** What speaks against each statement of a migration. */
function problemsOf(number: number, text: string): string[] {
  return text.split('--> statement-breakpoint').flatMap((statement) => {
    const since = SECOND_STEP.exec(statement)?.[1];
    if (since !== undefined && Number(since) < number) return [];
    return Object.keys(BREAKING).filter((problem) => BREAKING[problem]?.test(statement));
  });
}

describe('a statement that the code before cannot live with is found', () => {
  test.each<[statement: string, problem: string | null]>([
    ['CREATE TABLE "a" ("id" uuid PRIMARY KEY NOT NULL)', null],
    ['ALTER TABLE "a" ADD COLUMN "b" text', null],
    ['ALTER TABLE "a" ADD COLUMN "b" boolean DEFAULT false NOT NULL', null],
    ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL', 'the code before leaves it out'],
    ['ALTER TABLE "a" DROP COLUMN "b"', 'what is dropped may still be read'],
    ['-- unused since 0051\nALTER TABLE "a" DROP COLUMN "b"', null],
    ['-- unused since 0060\nALTER TABLE "a" DROP COLUMN "b"', 'what is dropped may still be read'],
    ['DROP TABLE "a"', 'what is dropped may still be read'],
    ['ALTER TABLE "a" RENAME COLUMN "b" TO "c"', 'a new name is unknown to the code before'],
    ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL', 'the code before writes nothing there'],
    ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE int', 'the code before writes another type'],
    ['ALTER TABLE "a" ADD CONSTRAINT "c" UNIQUE("b")', 'the code before may write it twice'],
    ['CREATE TABLE "a" ("b" text, CONSTRAINT "c" UNIQUE("b"))', null],
  ])('%s', (statement, problem) => {
    expect(problemsOf(60, statement)).toEqual(problem === null ? [] : [problem]);
  });
});

const migrations = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql') && Number(name.slice(0, 4)) > LAST_WITH_STOP)
  .toSorted();

test.each(migrations)('%s leaves the code before it running', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  expect(problemsOf(Number(name.slice(0, 4)), text)).toEqual([]);
});

test('a copy of the version before starts on a database that is already upgraded', async () => {
  const created = await createTestDatabase();
  const database = connect(created.url);
  try {
    await database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)`,
    );
    await expect(migrateDatabase(created.url)).resolves.toBeUndefined();
  } finally {
    await disconnect(database);
    await created.drop();
  }
});
