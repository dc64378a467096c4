import type { BackupProblem, BackupState } from '@hooplog/contract';
import { t } from '@hooplog/language';

/** Why a backup failed, and what to do. */
export const PROBLEM_TEXT: Readonly<Record<BackupProblem, string>> = {
  full: t('There was no room left on the disk of the backups. Make room, or keep fewer backups.'),
  folder: t('The folder of the backups could not be written. Is its disk there, and writable?'),
  no_pg_dump: t(
    'pg_dump is not on the machine of the worker. Install PostgreSQL’s client programs there.',
  ),
  pg_dump: t('pg_dump could not dump the database.'),
  cut_off: t('The program stopped while the backup was made. It is made again by itself.'),
  other: t('Something went wrong that Hooplog does not know.'),
};

/** The problem with the backups; null if there is none. */
export function backupWarning({ schedule, last, isOld }: BackupState): string | null {
  if (!isOld) return null;
  if (last !== null) return t('The last backup is too old: at least one was missed.');
  return schedule === null
    ? t('Nobody backs up this installation. A broken disk would take everything with it.')
    : t('There is no backup yet. A broken disk would take everything with it.');
}
