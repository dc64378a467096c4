import { Logger as GraphileLogger, type Runner, type RunnerOptions, run } from 'graphile-worker';
import type { Logger } from 'pino';
import { messageOf } from '../errors/explain.ts';
import { orderQueue } from '../services/videos/queue-order.ts';
import { backupCrontab } from '../services/backups/schedule.ts';
import { CRONTAB, type JobName } from './definitions.ts';
import { removeOldWork } from './analysis/work-directory.ts';
import type { JobContext } from './handler.ts';
import { analyseVideo } from './handlers/analyse-video.ts';
import { deleteFiles } from './handlers/delete-files.ts';
import { deleteUnansweredAccounts } from './handlers/delete-unanswered-accounts.ts';
import { failLostAnalysesJob } from './handlers/fail-lost-analyses.ts';
import { forgetOldNotificationsJob } from './handlers/forget-old-notifications.ts';
import { forgetUnsentMailsJob } from './handlers/forget-unsent-mails.ts';
import { importDataJob } from './handlers/import-data.ts';
import { makeReelJob } from './handlers/make-reel.ts';
import { measureVideo } from './handlers/measure-video.ts';
import { prepareClips } from './handlers/prepare-clips.ts';
import { queueDigestsJob } from './handlers/queue-digests.ts';
import { remindPlayersJob } from './handlers/remind-players.ts';
import { removeStaleUploads } from './handlers/remove-stale-uploads.ts';
import { backUpJob } from './handlers/back-up.ts';
import { callWebhookJob } from './handlers/call-webhook.ts';
import { forgetOldWebhookCalls } from './handlers/forget-old-webhook-calls.ts';
import { sendMail } from './handlers/send-mail.ts';
import { tellDeleted } from './handlers/tell-deleted.ts';
import { tellEmailChanged } from './handlers/tell-email-changed.ts';
import { tellPasskeyAdded } from './handlers/tell-passkey-added.ts';
import { sendPushJob } from './handlers/send-push.ts';
import { notifyInviteeJob } from './handlers/tell-invited.ts';
import { releaseJobsOfDeadWorkers, Liveness } from './liveness.ts';
import { type AnyHandler, assertOneHandlerEach, taskList } from './task-list.ts';

const HANDLERS: readonly AnyHandler[] = [
  analyseVideo,
  backUpJob,
  callWebhookJob,
  deleteFiles,
  deleteUnansweredAccounts,
  failLostAnalysesJob,
  forgetOldNotificationsJob,
  forgetOldWebhookCalls,
  forgetUnsentMailsJob,
  importDataJob,
  makeReelJob,
  measureVideo,
  prepareClips,
  queueDigestsJob,
  remindPlayersJob,
  removeStaleUploads,
  sendMail,
  tellDeleted,
  tellEmailChanged,
  tellPasskeyAdded,
  sendPushJob,
  notifyInviteeJob,
];
/** Takes minutes and a whole CPU: in a pool of its own, so that small jobs need not wait for it. */
const ANALYSES: readonly JobName[] = ['analyse-video'];
/** Takes seconds, in this process: one at a time, so that each of many imports gets done. */
const IMPORTS: readonly JobName[] = ['import-data'];
/** Take up to minutes and a CPU: one at a time, beside the analyses. */
const FILMS: readonly JobName[] = ['make-reel', 'prepare-clips'];
/** Takes up to hours: in a pool of its own, and only with a backup folder. */
const BACKUPS: readonly JobName[] = ['back-up'];
/** Wait for machines of others, up to ten seconds each: kept apart, so that mails and files need not wait for them. */
const CALLS: readonly JobName[] = ['call-webhook', 'send-push'];
const CALLS_AT_ONCE = 4;
const SMALL_JOBS_AT_ONCE = 2;
/**
 * Poll intervals of the pools. They differ on purpose: each poll briefly locks all queues and hides their
 * jobs from other polls, and all pools poll when one is notified. Pools polling in lockstep would keep
 * missing each other's jobs.
 */
const POLL_EVERY_MS = {
  analyses: 700,
  imports: 1100,
  films: 900,
  calls: 1300,
  small: 2000,
  backups: 1700,
} as const;
/**
 * How often jobs of dead workers are released, queue positions repaired after crashes, and old work
 * directories removed.
 */
const TIDY_EVERY_MS = 5000;

export interface WorkerOptions {
  readonly databaseUrl: string;
  readonly analysesAtOnce: number;
  /** The worker can no longer prove that it is alive: its process must end. */
  readonly onLost: (error: Error) => void;
}

export interface RunningWorker {
  /** Stops running jobs, returns them to the queue, and waits for that. */
  stop(): Promise<void>;
}

/** Runs jobs until it is stopped. */
export async function startWorker(
  context: JobContext,
  { databaseUrl, analysesAtOnce, onLost }: WorkerOptions,
): Promise<RunningWorker> {
  assertOneHandlerEach(HANDLERS);
  const liveness = await Liveness.open(databaseUrl, onLost);
  const only = (jobs: readonly JobName[]) => HANDLERS.filter(({ name }) => jobs.includes(name));
  const apart = [...ANALYSES, ...IMPORTS, ...FILMS, ...CALLS, ...BACKUPS];
  const { backup } = context.config;
  const small = HANDLERS.filter(({ name }) => !apart.includes(name));
  const start = (handlers: readonly AnyHandler[], polling: Polling) =>
    startPool(context, liveness, handlers, polling);
  const pools = [
    await start(only(ANALYSES), {
      concurrency: analysesAtOnce,
      pollInterval: POLL_EVERY_MS.analyses,
    }),
    await start(only(IMPORTS), { concurrency: 1, pollInterval: POLL_EVERY_MS.imports }),
    await start(only(FILMS), { concurrency: 1, pollInterval: POLL_EVERY_MS.films }),
    await start(only(CALLS), { concurrency: CALLS_AT_ONCE, pollInterval: POLL_EVERY_MS.calls }),
    await start(small, {
      concurrency: SMALL_JOBS_AT_ONCE,
      pollInterval: POLL_EVERY_MS.small,
      crontab: CRONTAB,
    }),
    ...(backup === null
      ? []
      : [
          await start(only(BACKUPS), {
            concurrency: 1,
            pollInterval: POLL_EVERY_MS.backups,
            crontab: backupCrontab(backup.at),
          }),
        ]),
  ];
  const stopTidying = keepTidy(context);
  return {
    stop: async () => {
      await stopTidying();
      await Promise.all(pools.map((pool) => pool.stop()));
      await liveness.close();
    },
  };
}

type Polling = Required<Pick<RunnerOptions, 'concurrency' | 'pollInterval'>> &
  Pick<RunnerOptions, 'crontab'>;

function startPool(
  context: JobContext,
  liveness: Liveness,
  handlers: readonly AnyHandler[],
  { crontab = '', ...polling }: Polling,
): Promise<Runner> {
  return run({
    pgPool: context.database.$client,
    taskList: taskList(context, handlers),
    ...polling,
    crontab,
    noHandleSignals: true,
    // Jobs abort at once and return themselves to the queue.
    gracefulShutdownAbortTimeout: 0,
    logger: graphileLogger(context.log),
    preset: { plugins: [livenessPlugin(liveness)] },
  });
}

/** Takes the pool's liveness lock before any of its workers asks for a job. */
function livenessPlugin(liveness: Liveness): GraphileConfig.Plugin {
  const held = new Map<string, Promise<void>>();
  return {
    name: 'HooplogLiveness',
    version: '1.0.0',
    worker: {
      hooks: {
        startWorker: async (_context, { worker }) => {
          const { id } = worker.workerPool;
          const holding = held.get(id) ?? liveness.hold(id);
          held.set(id, holding);
          await holding;
        },
      },
    },
  };
}

/**
 * Releases jobs of dead workers, repairs queue positions and removes old work directories, at once
 * and then at intervals. Returns a function that stops it.
 */
function keepTidy(context: JobContext): () => Promise<void> {
  const { database, log } = context;
  let tidying: Promise<void> | null = null;
  const tidy = () => {
    tidying ??= releaseJobsOfDeadWorkers(database.$client)
      .then(async (dead) => {
        if (dead > 0) log.warn({ dead }, 'took over the jobs of workers that died');
        await orderQueue(database);
        await removeOldWork(context);
      })
      .catch((error: unknown) => {
        log.warn({ why: messageOf(error) }, 'could not tidy up after dead workers');
      })
      .finally(() => {
        tidying = null;
      });
  };
  tidy();
  const timer = setInterval(tidy, TIDY_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await tidying;
  };
}

const PINO_LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The queue logs every job and poll at a lower level; our own lines report what matters. */
function graphileLogger(log: Logger): GraphileLogger {
  return new GraphileLogger(() => (level, message, meta) => {
    // For a failed job: the error, then its stack.
    const [what = ''] = message.split('\n', 1);
    log[PINO_LEVELS[level]]({ ...meta, error: undefined }, what);
    if (what !== message) log.debug(message);
  });
}
