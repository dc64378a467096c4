import { LANGUAGES } from '@hooplog/language';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

/**
 * All kinds of background jobs with their payloads. A closed list: the worker only starts with a handler for
 * each.
 */
export const JOBS = {
  /**
   * Counts the shots of one video. `version` is that of the request: a newer request makes this job obsolete.
   * `requestedAt` becomes the date of the workout.
   */
  'analyse-video': z.object({
    videoId: z.uuid(),
    version: z.int(),
    requestedAt: z.iso.datetime(),
  }),
  /** Makes the file of a reel. `requestedAt` identifies the request: a newer one makes this job obsolete. */
  'make-reel': z.object({ videoId: z.uuid(), requestedAt: z.iso.datetime() }),
  /** Measures the size of an uploaded video. */
  'measure-video': z.object({ videoId: z.uuid() }),
  /** Makes the playable rendition of clips that a device sent. */
  'prepare-clips': z.object({ videoId: z.uuid() }),
  /** Writes a stored import document. */
  'import-data': z.object({ importId: z.uuid() }),
  /** Deletes all files of a removed video or document. Retried until it works. */
  'delete-files': z.object({ folder: z.string() }),
  /** Deletes unfinished uploads and files without a row. */
  'remove-stale-uploads': z.object({}),
  /** Marks videos whose job was lost as failed. */
  'fail-lost-analyses': z.object({}),
  /** Deletes children's accounts whose parents did not agree in time. */
  'delete-unanswered-accounts': z.object({}),
  /**
   * Notifies the user with an invitation's address. A job, so that inviting takes the same time for every
   * address.
   */
  'tell-invited': z.object({ to: z.enum(['squad', 'team']), invitationId: z.uuid() }),
  /** Reminds players in their own evening of streaks and due workouts; announces finished challenges. */
  'remind-players': z.object({}),
  /** Shows one notification on one device. */
  'send-push': z.object({ notificationId: z.uuid(), subscriptionId: z.uuid() }),
  /** Queues the digest of the past week, on Sunday morning of each player's own day. */
  'queue-digests': z.object({}),
  /** Calls a webhook about a finished workout. */
  'call-webhook': z.object({ callId: z.uuid() }),
  /** Deletes old webhook calls. */
  'forget-old-webhook-calls': z.object({}),
  /** Deletes old notifications. */
  'forget-old-notifications': z.object({}),
  /** Deletes mails that were given up. */
  'forget-unsent-mails': z.object({}),
  /** Tells the owner of an account that an operator deleted it, and why. */
  'tell-deleted': z.object({
    email: z.string(),
    reason: z.string(),
    /** Language of the deleted account. */
    language: z.enum(LANGUAGES).nullable().default(null),
  }),
  /** Tells the owner of an account about a new passkey. */
  'tell-passkey-added': z.object({ passkeyId: z.uuid() }),
  /** Tells an account's previous address about its new one. */
  'tell-email-changed': z.object({ userId: z.uuid(), email: z.string() }),
  /** Backs up the installation. */
  'back-up': z.object({}),
  /** Writes and sends one product mail about the current state of its ids. */
  'send-mail': z.discriminatedUnion('template', [
    z.object({ template: z.literal('group-invitation'), invitationId: z.uuid() }),
    z.object({ template: z.literal('team-invitation'), invitationId: z.uuid() }),
    z.object({ template: z.literal('weekly-digest'), userId: z.uuid(), week: z.iso.date() }),
  ]),
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<N extends JobName> = z.infer<(typeof JOBS)[N]>;

/** Jobs that send one mail each. */
export const MAIL_JOBS = [
  'send-mail',
  'tell-deleted',
  'tell-passkey-added',
  'tell-email-changed',
] as const satisfies readonly JobName[];

export const JOB_NAMES = Object.keys(JOBS) as JobName[];

/** Attempts of jobs that count their own failures: only attempts lost with a database count here. */
const LOST_TRIES = 12;

/** Of each mail. */
const MAIL_TRIES = 14;

/**
 * How often a job may fail before it is given up. Tries that ended with their worker are not counted. After the nth try the
 * queue waits e^n seconds, six hours at most.
 */
export const MAX_ATTEMPTS: Readonly<Record<JobName, number>> = {
  'analyse-video': LOST_TRIES,
  'make-reel': 4,
  'measure-video': 3,
  'prepare-clips': 5,
  'import-data': LOST_TRIES,
  'delete-files': 25,
  'remove-stale-uploads': 3,
  'fail-lost-analyses': 3,
  'delete-unanswered-accounts': 3,
  'tell-invited': 12,
  'remind-players': 3,
  'queue-digests': 3,
  /** An hour, all in all: later it is seen in the inbox. */
  'send-push': 9,
  'forget-old-notifications': 3,
  'forget-old-webhook-calls': 3,
  'forget-unsent-mails': 3,
  /** Ten hours, all in all. */
  'call-webhook': 11,
  /** Over a day, all in all: mail servers are down for hours. */
  'send-mail': MAIL_TRIES,
  'tell-deleted': MAIL_TRIES,
  'tell-passkey-added': MAIL_TRIES,
  'tell-email-changed': MAIL_TRIES,
  'back-up': 3,
};

/** Whether a `job` of the queue was given up: no try is left, and none runs. */
export const isGivenUp = sql`(job.attempts >= job.max_attempts and job.locked_at is null)`;

/** Scheduled jobs, in crontab form (UTC). */
export const CRONTAB = `
*/5 * * * * remove-stale-uploads ?max=3
*/10 * * * * fail-lost-analyses ?max=3
37 * * * * delete-unanswered-accounts ?max=3
7,37 * * * * remind-players ?max=3
12,42 * * * * queue-digests ?max=3
17 * * * * forget-old-notifications ?max=3
47 * * * * forget-old-webhook-calls ?max=3
27 * * * * forget-unsent-mails ?max=3
`;
