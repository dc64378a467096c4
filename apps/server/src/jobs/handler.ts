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
  /** Folder for temporary files of runs; it may be emptied when nothing runs. */
  readonly workDirectory: string;
  readonly limits: AnalysisLimits;
  /** Replaces `runChild`: tests of the queue need no real analysis. */
  readonly readFilm?: typeof runChild;
  /** Limits of one import, if not the default. */
  readonly importLimits?: ImportLimits;
  /**
   * Writes an import in this process instead of one of its own, for tests that interrupt it between two
   * batches.
   */
  readonly writeImport?: typeof importData;
}

/** One attempt of a job. */
export interface JobRun {
  /** Aborts when the worker stops: the handler returns the job to the queue. */
  readonly signal: AbortSignal;
  /** The queue gives up after this attempt. */
  readonly isLastTry: boolean;
}

/**
 * - `done`: the work is done.
 * - `skipped`: there was nothing (left) for this job to do.
 * - `failed`: it cannot be done, and the users concerned were notified; a retry would not help.
 *
 * If a handler throws, the job is retried later.
 */
export type JobResult = 'done' | 'skipped' | 'failed';

/**
 * Thrown by a handler whose work was interrupted from outside: the queue retries it. Not a defect, so it has
 * no stack.
 */
export class TryAgain extends Error {
  override readonly name = 'TryAgain';

  constructor(why: string) {
    super(why);
    this.stack = `${this.name}: ${why}`;
  }
}

/** A handler takes ids, loads the current state, and returns the result. */
export interface Handler<N extends JobName = JobName> {
  readonly name: N;
  readonly run: (context: JobContext, payload: JobPayload<N>, run: JobRun) => Promise<JobResult>;
}
