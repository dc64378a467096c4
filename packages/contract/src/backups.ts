import { z } from 'zod';
import { instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { forOperators } from './for-operators.ts';

/** Why a backup failed: no room, a folder that cannot be written, no `pg_dump` on the machine, one that failed, a program that stopped meanwhile. */
export const BACKUP_PROBLEMS = [
  'full',
  'folder',
  'no_pg_dump',
  'pg_dump',
  'cut_off',
  'other',
] as const;
export type BackupProblem = (typeof BACKUP_PROBLEMS)[number];

const bytesSchema = z.int().min(0);

/** The backups of the installation: nothing of what is in them. */
export const backupStateSchema = z.object({
  /** Null: the program makes none by itself. */
  schedule: z
    .object({ folder: z.string(), kept: z.int().min(1), nextAt: instantSchema })
    .nullable(),
  /** Asked for, and not begun. */
  isWaiting: z.boolean(),
  running: z
    .object({
      startedAt: instantSchema,
      bytes: bytesSchema,
      /** Null where nobody knows. */
      totalBytes: bytesSchema.nullable(),
    })
    .nullable(),
  /** The last one that is complete. */
  last: z
    .object({
      path: z.string(),
      endedAt: instantSchema,
      bytes: bytesSchema,
      /** Files that the database named, and that were lost before. */
      missing: z.int().min(0),
    })
    .nullable(),
  /** The last that failed, since the last that is complete. */
  failed: z
    .object({
      endedAt: instantSchema,
      problem: z.enum(BACKUP_PROBLEMS),
      /** What a program or the system said, as it was said. */
      detail: z.string().nullable(),
    })
    .nullable(),
  /** There is none, or the last one is older than two intervals. */
  isOld: z.boolean(),
  /** Commands that bring the last one back; none where there is none. */
  restore: z.array(z.string()),
});
export type BackupState = z.infer<typeof backupStateSchema>;

export const getBackupState = endpoint({
  ...forOperators,
  method: 'GET',
  path: '/api/operator/backups',
  summary: 'For operators: the last backup, the next one, the one that runs, and how to restore',
  status: 200,
  response: backupStateSchema,
});

export const requestBackup = endpoint({
  ...forOperators,
  method: 'POST',
  path: '/api/operator/backups',
  summary: 'For operators: back up now',
  status: 204,
  response: null,
});
