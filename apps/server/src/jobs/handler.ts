import type { AppContext } from '../services/context.ts';
import type { AnalysisLimits } from './analysis/limits.ts';
import type { runChild } from './analysis/run-child.ts';
import type { importData } from '../services/own-data/import-data.ts';
import type { JobName, JobPayload } from './definitions.ts';
import type { ImportLimits } from './import/limits.ts';

/** What handlers work with. Built once by the worker; tests pass their own. */
export interface JobContext extends Pick<
  AppContext,
  'config' | 'database' | 'log' | 'mail' | 'now' | 'push' | 'secret' | 'storage'
> {
  /** Where a run may put its own files; it may be emptied when nothing runs. */
  readonly workDirectory: string;
  readonly limits: AnalysisLimits;
  /** Reads films otherwise than `runChild` with the real program does: tests of the queue need nobody who sees. */
  readonly readFilm?: typeof runChild;
  /** What one import may use, where it is not the usual. */
  readonly importLimits?: ImportLimits;
  /** Writes an import in this process instead of one of its own: tests that cut it off between two batches. */
  readonly writeImport?: typeof importData;
}

/** One try of a job. */
export interface JobRun {
  /** Aborts when the worker stops: give the job back and return. */
  readonly signal: AbortSignal;
  /** The queue gives up after this one. */
  readonly isLastTry: boolean;
}

/**
 * - `done`: the work is done.
 * - `skipped`: there was nothing (any more) for this job to do.
 * - `failed`: it cannot be done, and those concerned have been told; trying again would not help.
 *
 * A handler that throws is tried again later.
 */
export type JobResult = 'done' | 'skipped' | 'failed';

/** Thrown by a handler whose work was interrupted by somebody else: the queue tries again. No defect, so without a stack. */
export class TryAgain extends Error {
  override readonly name = 'TryAgain';

  constructor(why: string) {
    super(why);
    this.stack = `${this.name}: ${why}`;
  }
}

/** Takes an id, loads the state anew, answers what became of it. */
export interface Handler<N extends JobName = JobName> {
  readonly name: N;
  readonly run: (context: JobContext, payload: JobPayload<N>, run: JobRun) => Promise<JobResult>;
}
