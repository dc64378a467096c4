import type { BackupState } from '@hooplog/contract';
import type { Backups } from '../services/operator/backups.ts';

export const presentBackups = (found: Backups): BackupState => {
  const { schedule, isWaiting, running, last, failed, isOld, restore } = found;
  return {
    schedule: schedule && {
      folder: schedule.folder,
      kept: schedule.kept,
      nextAt: schedule.nextAt.toISOString(),
    },
    isWaiting,
    running: running && {
      startedAt: running.startedAt.toISOString(),
      bytes: running.bytes,
      totalBytes: running.totalBytes,
    },
    last: last?.path
      ? {
          path: last.path,
          endedAt: (last.endedAt ?? last.startedAt).toISOString(),
          bytes: last.bytes,
          missing: last.missing,
        }
      : null,
    failed: failed && {
      endedAt: (failed.endedAt ?? failed.startedAt).toISOString(),
      problem: failed.problem ?? 'cut_off',
      detail: failed.detail,
    },
    isOld,
    restore,
  };
};
