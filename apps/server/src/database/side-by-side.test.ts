import { describe, expect, test } from 'vitest';
import { breaksOldCode } from '../testing/breaks-old-code.ts';
import { oldestUsable, readMigrations } from './migration-files.ts';

// Old and new copies run side by side while an installation is upgraded: docs/operations.md, "Upgrade".

/** The last migration for which installations had to be stopped. */
const LAST_WITH_STOP = '0050_whose_shot';

const migrations = readMigrations();
const last = migrations.findIndex(({ tag }) => tag === LAST_WITH_STOP);

describe('migrations', () => {
  test.each(migrations.slice(last + 1))(
    '$tag keeps older code working, or says which code it needs (docs/how-to-add.md)',
    async ({ sql }) => {
      expect(await breaksOldCode(sql)).toEqual([]);
    },
  );

  test('reference only earlier ones in their marks', () => {
    expect(oldestUsable(migrations)).toBeGreaterThanOrEqual(0);
  });

  test('from before side-by-side upgrades can all be read, and the last of them would be refused', async () => {
    const found = await Promise.all(
      migrations.slice(0, last + 1).map(({ sql }) => breaksOldCode(sql)),
    );
    expect(found.at(-1)).toEqual([expect.stringContaining('"shots_taker" CHECK')]);
  });
});

const CHANGES = 'older code may use what this takes away or changes';
const LEFT_OUT = 'older code leaves it empty';
const RULE = 'older code does not keep this rule';

const ADD = 'ALTER TABLE "shots" ADD COLUMN';

test.each([
  [CHANGES, 'ALTER TABLE "shots" DROP COLUMN "kind"'],
  [CHANGES, 'ALTER TABLE "shots" DROP CONSTRAINT "once"'],
  [CHANGES, 'DROP TABLE "shots" CASCADE'],
  [CHANGES, 'DROP INDEX "shots_day"'],
  [CHANGES, 'DROP TYPE "state"'],
  [CHANGES, 'ALTER TABLE "shots" RENAME TO "throws"'],
  [CHANGES, 'ALTER TABLE "shots" RENAME COLUMN "kind" TO "sort"'],
  [CHANGES, `ALTER TYPE "state" RENAME VALUE 'a' TO 'b'`],
  [CHANGES, 'ALTER TABLE "shots" ALTER COLUMN "kind" SET DATA TYPE bigint'],
  [CHANGES, 'ALTER TABLE "shots" ALTER COLUMN "kind" DROP DEFAULT'],
  [CHANGES, 'ALTER TABLE "shots" ENABLE ROW LEVEL SECURITY'],
  [CHANGES, 'TRUNCATE "shots"'],
  [CHANGES, 'DO $$ BEGIN DROP TABLE "shots"; END $$'],
  [LEFT_OUT, 'ALTER TABLE "shots" ALTER COLUMN "kind" SET NOT NULL'],
  [LEFT_OUT, `${ADD} "kind" text NOT NULL`],
  [LEFT_OUT, `${ADD} "n" int PRIMARY KEY`],
  [RULE, 'ALTER TABLE "shots" ADD CONSTRAINT "few" CHECK ("shots"."made" < 9)'],
  [RULE, 'ALTER TABLE "shots" ADD CONSTRAINT "once" UNIQUE("day")'],
  [RULE, 'ALTER TABLE "shots" ADD CONSTRAINT "fk" FOREIGN KEY ("day") REFERENCES "days"("id")'],
  [RULE, 'CREATE UNIQUE INDEX "once" ON "shots" USING btree ("day")'],
  [RULE, 'CREATE UNIQUE INDEX "once" ON "shots" USING btree (lower("day"))'],
])('%s: %s', async (reason, sql) => {
  expect(await breaksOldCode(sql)).toEqual([`${reason}: ${sql}`]);
});

test.each<[reason: string, adds: string, then: string]>([
  [LEFT_OUT, `${ADD} "b" text`, 'ALTER TABLE "shots" ALTER COLUMN "b" SET NOT NULL'],
  [RULE, `${ADD} "b" text`, 'ALTER TABLE "shots" ADD CONSTRAINT "c" CHECK ("b" is null or "made")'],
  [RULE, `${ADD} "b" text DEFAULT ''`, 'CREATE UNIQUE INDEX "x" ON "shots" ("day","b")'],
  [RULE, `${ADD} "b" text`, 'CREATE UNIQUE INDEX "x" ON "shots" ("b") NULLS NOT DISTINCT'],
  [CHANGES, `${ADD} "b" text`, 'ALTER TABLE "shots" DROP COLUMN "c"'],
])('%s, after “%s”: %s', async (reason, adds, then) => {
  expect(await breaksOldCode(`${adds};--> statement-breakpoint\n${then};`)).toEqual([
    `${reason}: ${then};`,
  ]);
});

test.each([
  'CREATE TABLE "new" ("id" uuid PRIMARY KEY NOT NULL, "name" text NOT NULL)',
  'CREATE TABLE "new" ("id" uuid); ALTER TABLE "new" ADD CONSTRAINT "x" CHECK ("id" is not null)',
  'CREATE TABLE "new" ("id" uuid); CREATE UNIQUE INDEX "x" ON "new" ("id")',
  'CREATE INDEX "shots_day" ON "shots" USING btree ("day")',
  `${ADD} "kind" text`,
  `${ADD} "kind" text DEFAULT 'jump' NOT NULL`,
  `${ADD} "n" bigint GENERATED ALWAYS AS IDENTITY NOT NULL`,
  'ALTER TABLE "shots" ALTER COLUMN "kind" DROP NOT NULL',
  `ALTER TABLE "shots" ALTER COLUMN "kind" SET DEFAULT 'x'`,
  `${ADD} "b" text DEFAULT ''; ALTER TABLE "shots" ALTER COLUMN "b" SET NOT NULL`,
  `${ADD} "b" text; ${ADD} "c" int DEFAULT 0; ALTER TABLE "shots" ADD CONSTRAINT "x" CHECK (lower("shots"."b") = 'a'::text or "shots"."c" < 9)`,
  `${ADD} "b" text; ALTER TABLE "shots" ADD CONSTRAINT "x" UNIQUE("day","b")`,
  `${ADD} "b" uuid; ALTER TABLE "shots" ADD CONSTRAINT "x" FOREIGN KEY ("b") REFERENCES "new"("id")`,
  `${ADD} "b" text; CREATE UNIQUE INDEX "x" ON "shots" ("day", lower("b"))`,
  `INSERT INTO "badges" VALUES (1); UPDATE "shots" SET "kind" = 'x'; DELETE FROM "shots"`,
  '-- DROP TABLE "shots"\nCREATE TABLE "a" ("b" text)',
  '-- needs code since 0051_a\nALTER TABLE "shots" DROP COLUMN "kind"',
])('%s is let through', async (sql) => {
  expect(await breaksOldCode(sql)).toEqual([]);
});

test('a mark covers only its own statement', async () => {
  const drop = (column: string) => `ALTER TABLE "shots" DROP COLUMN "${column}"`;
  const sql = `${drop('a')};--> statement-breakpoint\n-- needs code since 0051_a\n${drop('b')};--> statement-breakpoint\n${drop('c')};`;
  const found = await breaksOldCode(sql);
  expect(found.map((problem) => /"(\w)";$/.exec(problem)?.[1])).toEqual(['a', 'c']);
});

describe('the oldest code that works with the tables', () => {
  const step = (tag: string, when: number, ...marks: readonly string[]) => ({
    tag,
    when,
    sql: marks.map((mark) => `-- needs code since ${mark}\nselect 1;`).join('\n'),
  });
  test.each([
    ['is any, if nothing was removed', [step('a', 1), step('b', 2)], 0],
    ['has the named migration', [step('a', 1), step('b', 2), step('c', 3, 'b')], 2],
    [
      'is the newest of all named',
      [step('a', 1), step('b', 2, 'a'), step('c', 3), step('d', 4, 'c', 'a')],
      3,
    ],
  ])('%s', (_, steps, when) => {
    expect(oldestUsable(steps)).toBe(when);
  });

  test.each(['c', 'd', 'nothing'])('cannot be read from a mark that names %s', (since) => {
    const steps = [step('a', 1), step('c', 3, since), step('d', 4)];
    expect(() => oldestUsable(steps)).toThrow(`c: “needs code since ${since}” names no earlier`);
  });
});
