import type { BackupProblem } from '@hooplog/contract';
import { CannotStart } from '../../errors/cannot-start.ts';
import { messageOf } from '../../errors/explain.ts';
import { isDiskFull } from '../../storage/is-disk-full.ts';

/** A backup that cannot be made at the moment: a sentence for the operator. */
export class BackupFailed extends CannotStart {
  readonly problem: BackupProblem;
  /** The original error text. */
  readonly detail: string | null;

  constructor(problem: BackupProblem, message: string, detail: string | null = null) {
    super(detail === null ? message : `${message}\n${detail}`);
    this.problem = problem;
    this.detail = detail;
  }
}

/** Why a backup failed, as stored in its row. */
export function problemOf(
  error: unknown,
  signal: AbortSignal,
): { problem: BackupProblem; detail: string | null } {
  if (error instanceof BackupFailed) return error;
  if (signal.aborted) return { problem: 'cut_off', detail: null };
  return { problem: isDiskFull(error) ? 'full' : 'other', detail: messageOf(error) };
}
