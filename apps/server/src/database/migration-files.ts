import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

const journalSchema = z.object({
  entries: z.array(z.object({ tag: z.string(), when: z.number() })),
});

/** A named step that changes the tables. */
interface NamedMigration {
  /** Its file's name without the extension. */
  readonly tag: string;
  /** When it was made, in milliseconds; it increases from step to step, and the database records it. */
  readonly when: number;
}

/** A migration with its SQL. */
export interface Migration extends NamedMigration {
  readonly sql: string;
}

function readJournal(folder: string): readonly NamedMigration[] {
  const journal = readFileSync(join(folder, 'meta/_journal.json'), 'utf8');
  return journalSchema.parse(JSON.parse(journal)).entries;
}

/** `when` of the newest migration of a folder; 0 for none. */
export const newestIn = (folder: string): number => readJournal(folder).at(-1)?.when ?? 0;

/** All migrations of a folder, oldest first. */
export const readMigrations = (folder = MIGRATIONS_FOLDER): readonly Migration[] =>
  readJournal(folder).map(({ tag, when }) => ({
    tag,
    when,
    sql: readFileSync(join(folder, `${tag}.sql`), 'utf8'),
  }));

/**
 * Tags of the migrations that code must have to work after this SQL: a statement that breaks older code begins with the line `--
 * needs code since 0050_name`.
 */
export const marksIn = (sql: string): string[] =>
  [...sql.matchAll(/^-- needs code since (\S+)$/gm)].map(([, tag = '']) => tag);

/**
 * The lowest newest migration that a program must have to work with the tables that these migrations make: its `when`, 0 for any.
 * Throws for a mark that names no earlier migration.
 */
export function oldestUsable(migrations: readonly Migration[]): number {
  const needed = migrations.flatMap(({ tag, when, sql }) =>
    marksIn(sql).map((mark) => {
      const since = migrations.find((other) => other.tag === mark);
      if (since !== undefined && since.when < when) return since.when;
      throw new Error(`${tag}: “needs code since ${mark}” names no earlier migration`);
    }),
  );
  return Math.max(0, ...needed);
}
