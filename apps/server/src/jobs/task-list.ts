import { sql } from 'drizzle-orm';
import type { JobHelpers, TaskList } from 'graphile-worker';
import { messageOf } from '../errors/explain.ts';
import { withoutValues } from '../errors/without-values.ts';
import { JOB_NAMES, type JobName, JOBS } from './definitions.ts';
import type { Handler, JobContext, JobRun } from './handler.ts';

/** A handler of any one job; its payload is parsed before it is called. */
export type AnyHandler = { [N in JobName]: Handler<N> }[JobName];

/** Refuses a set of handlers in which a job has none, or two. */
export function assertOneHandlerEach(handlers: readonly AnyHandler[]): void {
  for (const name of JOB_NAMES) {
    const count = handlers.filter((handler) => handler.name === name).length;
    if (count !== 1) throw new Error(`The job ${name} has ${count} handlers; it needs one`);
  }
}

/** What graphile-worker calls: each handler with its parsed payload, and a line in the log of what became of it. */
export function taskList(context: JobContext, handlers: readonly AnyHandler[]): TaskList {
  return Object.fromEntries(
    handlers.map((handler) => [
      handler.name,
      (payload: unknown, helpers: JobHelpers) => runJob(context, handler, payload, helpers),
    ]),
  );
}

async function runJob(
  context: JobContext,
  handler: AnyHandler,
  payload: unknown,
  { job, abortSignal }: JobHelpers,
): Promise<void> {
  const startedAt = context.now();
  const run = { signal: abortSignal, isLastTry: job.attempts >= job.max_attempts };
  const result = await call(context, handler, payload, run).catch(async (error: unknown) => {
    if (abortSignal.aborted) await takeBackTry(context, job.id);
    else if (run.isLastTry) {
      context.log.error(
        { job: handler.name, jobId: job.id, why: messageOf(error) },
        'gave a job up',
      );
    }
    // The queue writes it to the log, and into its own table.
    throw withoutValues(error);
  });
  context.log.info(
    {
      job: handler.name,
      jobId: job.id,
      result,
      seconds: (context.now().getTime() - startedAt.getTime()) / 1000,
    },
    'job ended',
  );
}

/** A try that ended because its worker stops is no failure of the job's own. */
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
