import { sql } from 'drizzle-orm';
import type { JobHelpers, TaskList } from 'graphile-worker';
import { z } from 'zod';
import { messageOf } from '../errors/explain.ts';
import { withoutValues } from '../errors/without-values.ts';
import { forRequest } from '../logging/request-id.ts';
import { jobSeconds } from '../metrics/metrics.ts';
import { JOB_NAMES, type JobName, JOBS } from './definitions.ts';
import type { Handler, JobContext, JobRun } from './handler.ts';

/** A handler of any job; its payload is parsed before the call. */
export type AnyHandler = { [N in JobName]: Handler<N> }[JobName];

/** Throws unless every job has exactly one handler. */
export function assertOneHandlerEach(handlers: readonly AnyHandler[]): void {
  for (const name of JOB_NAMES) {
    const count = handlers.filter((handler) => handler.name === name).length;
    if (count !== 1) throw new Error(`The job ${name} has ${count} handlers; it needs one`);
  }
}

/** The tasks for graphile-worker: each parses the payload, runs the handler, and logs the result. */
export function taskList(context: JobContext, handlers: readonly AnyHandler[]): TaskList {
  return Object.fromEntries(
    handlers.map((handler) => [
      handler.name,
      (payload: unknown, helpers: JobHelpers) => runJob(context, handler, payload, helpers),
    ]),
  );
}

/** The request that queued the job; scheduled jobs have none. */
const askedBySchema = z.object({ requestId: z.string().optional() });

async function runJob(
  { log, ...given }: JobContext,
  handler: AnyHandler,
  payload: unknown,
  { job, abortSignal }: JobHelpers,
): Promise<void> {
  const { requestId } = askedBySchema.parse(payload);
  // Identifies the handler's log lines among those of concurrent jobs.
  const context = { ...given, log: log.child({ job: handler.name, jobId: job.id, requestId }) };
  const startedAt = context.now();
  const run = { signal: abortSignal, isLastTry: job.attempts >= job.max_attempts };
  // Jobs queued by this one belong to the same request.
  const work = forRequest(requestId, () => call(context, handler, payload, run));
  const result = await work.catch(async (error: unknown) => {
    if (abortSignal.aborted) await takeBackTry(context, job.id);
    else if (run.isLastTry) {
      context.log.error({ why: messageOf(error) }, 'gave a job up');
    }
    jobSeconds.observe({ job: handler.name, result: 'error' }, secondsSince(startedAt, context));
    // The queue logs it and stores it in its own table.
    throw withoutValues(error);
  });
  const seconds = secondsSince(startedAt, context);
  jobSeconds.observe({ job: handler.name, result }, seconds);
  context.log.info({ result, seconds }, 'job ended');
}

const secondsSince = (moment: Date, { now }: Pick<JobContext, 'now'>) =>
  (now().getTime() - moment.getTime()) / 1000;

/** An attempt that ended because its worker stops does not count as a failure of the job. */
async function takeBackTry({ database, log }: JobContext, jobId: string): Promise<void> {
  await database
    .execute(
      sql`update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0) where id = ${jobId}`,
    )
    .catch((error: unknown) => {
      log.warn({ jobId, why: messageOf(error) }, 'a try could not be taken back');
    });
}

function call<N extends JobName>(
  context: JobContext,
  handler: Handler<N>,
  payload: unknown,
  run: JobRun,
) {
  const parsed = JOBS[handler.name].parse(payload);
  return handler.run(context, parsed as Parameters<Handler<N>['run']>[1], run);
}
