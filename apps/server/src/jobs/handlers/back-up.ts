import { BackupFailed } from '../../services/backups/backup-failed.ts';
import { makeBackup } from '../../services/backups/make-backup.ts';
import type { Handler } from '../handler.ts';

/**
 * Runs only in workers with a backup folder. Errors that the operator has to fix are not retried: the
 * operator's page shows them.
 */
export const backUpJob: Handler<'back-up'> = {
  name: 'back-up',
  run: async (context, _payload, { signal }) => {
    const { backup, databaseUrl } = context.config;
    if (backup === null || databaseUrl === null) return 'skipped';
    const { folder, kept } = backup;
    try {
      const made = await makeBackup(context, { databaseUrl, folder, kept, signal });
      if (made !== null) context.log.info(made, 'backed up');
      return made === null ? 'skipped' : 'done';
    } catch (error) {
      if (!(error instanceof BackupFailed)) throw error;
      context.log.error({ why: error.message }, 'the backup failed');
      return 'failed';
    }
  },
};
