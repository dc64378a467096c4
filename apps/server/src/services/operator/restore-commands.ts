import { resolve } from 'node:path';
import type { Config } from '../../config/config.ts';
import { urlOfRunning } from '../../database/embedded/running.ts';

const CHECKOUT = resolve(import.meta.dirname, '../../../../..');

/** Quotes a text as one word of a shell command. */
const quoted = (text: string) =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Commands that restore a backup on this machine; they keep the old folder. They contain no passwords. */
export async function restoreCommands(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  backup: string,
): Promise<string[]> {
  // From deploy/backup.sh: only a dump, beside the program that made it.
  if (backup.endsWith('.dump'))
    return [
      `pg_restore --clean --if-exists --exit-on-error --single-transaction --dbname "$DATABASE_URL" ${quoted(backup)}`,
    ];
  const isEmbedded = databaseUrl !== null && (await urlOfRunning(dataDir)) === databaseUrl;
  const settings = [
    `HOOPLOG_DATA_DIR=${quoted(dataDir)}`,
    ...(isEmbedded ? [] : ['DATABASE_URL=postgres://USER:PASSWORD@HOST/EMPTY_DATABASE']),
  ].join(' ');
  return [
    `cd ${quoted(CHECKOUT)}`,
    `mv ${quoted(dataDir)} ${quoted(`${dataDir}.before`)}`,
    `${settings} npm run restore -- ${quoted(backup)}`,
    `${settings} npm start`,
  ];
}
