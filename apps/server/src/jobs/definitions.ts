import { LANGUAGES } from '@hooplog/language';
import { z } from 'zod';

/** Every kind of background work with what it is told. A closed list: the worker starts only with a handler for each. */
export const JOBS = {
  /**
   * Count the shots of one video. `version` is the request's: a newer one makes this job pointless. `requestedAt`
   * becomes the date of the workout.
   */
  'analyse-video': z.object({
    videoId: z.uuid(),
    version: z.int(),
    requestedAt: z.iso.datetime(),
  }),
  /** Make the file of a reel. `requestedAt` names the request: a newer one makes this job pointless. */
  'make-reel': z.object({ videoId: z.uuid(), requestedAt: z.iso.datetime() }),
  /** Look how much there is to see in an uploaded file. */
  'measure-video': z.object({ videoId: z.uuid() }),
  /** Make what plays of the clips that a device sent. */
  'prepare-clips': z.object({ videoId: z.uuid() }),
  /** Write a document that was taken in to be imported. */
  'import-data': z.object({ importId: z.uuid() }),
  /** Remove all files of a video or a document that is gone. Tried again until it works. */
  'delete-files': z.object({ folder: z.string() }),
  /** Forget uploads that were never finished, and files that belong to nothing. */
  'remove-stale-uploads': z.object({}),
  /** Tell the owners of videos whose job was lost. */
  'fail-lost-analyses': z.object({}),
  /** Delete children's accounts whose parents have not agreed in time. */
  'delete-unanswered-accounts': z.object({}),
  /** Tell whoever has the address of an invitation of it: in a job, so that inviting takes as long for every address. */
  'tell-invited': z.object({ to: z.enum(['squad', 'team']), invitationId: z.uuid() }),
  /** Remind players in the evening of their own day, of streaks and of what is due; tell of challenges that are over. */
  'remind-players': z.object({}),
  /** Show one notification on one device. */
  'send-push': z.object({ notificationId: z.uuid(), subscriptionId: z.uuid() }),
  /** Queue the digest of the week that is over, in the morning of the players' own Sunday. */
  'queue-digests': z.object({}),
  /** Call a webhook about a finished workout. */
  'call-webhook': z.object({ callId: z.uuid() }),
  /** Forget calls of webhooks that are long over. */
  'forget-old-webhook-calls': z.object({}),
  /** Forget what inboxes have kept for long enough. */
  'forget-old-notifications': z.object({}),
  /** Say to whoever had an account that an operator deleted it, and why. */
  'tell-deleted': z.object({
    email: z.string(),
    reason: z.string(),
    /** Of the account that is gone. */
    language: z.enum(LANGUAGES).nullable().default(null),
  }),
  /** Say to the owner of an account that a passkey signs in to it from now on. */
  'tell-passkey-added': z.object({ passkeyId: z.uuid() }),
  /** Say to the address that an account had before what its address is now. */
  'tell-email-changed': z.object({ userId: z.uuid(), email: z.string() }),
  /** Back up the installation. */
  'back-up': z.object({}),
  /** Write and send one product mail, about whatever the ids name by then. */
  'send-mail': z.discriminatedUnion('template', [
    z.object({ template: z.literal('group-invitation'), invitationId: z.uuid() }),
    z.object({ template: z.literal('team-invitation'), invitationId: z.uuid() }),
    z.object({ template: z.literal('weekly-digest'), userId: z.uuid(), week: z.iso.date() }),
  ]),
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<N extends JobName> = z.infer<(typeof JOBS)[N]>;

export const JOB_NAMES = Object.keys(JOBS) as JobName[];

/** Tries of work that counts its own failures: only those are left that were lost with a database. */
const LOST_TRIES = 12;

/** Of the mails that jobs write. */
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
  /** Ten hours, all in all. */
  'call-webhook': 11,
  /** Over a day, all in all: mail servers are down for hours. */
  'send-mail': MAIL_TRIES,
  'tell-deleted': MAIL_TRIES,
  'tell-passkey-added': MAIL_TRIES,
  'tell-email-changed': MAIL_TRIES,
  'back-up': 3,
};

/** Work that comes back by the clock, in crontab form (UTC). */
export const CRONTAB = `
*/5 * * * * remove-stale-uploads ?max=3
*/10 * * * * fail-lost-analyses ?max=3
37 * * * * delete-unanswered-accounts ?max=3
7,37 * * * * remind-players ?max=3
12,42 * * * * queue-digests ?max=3
17 * * * * forget-old-notifications ?max=3
47 * * * * forget-old-webhook-calls ?max=3
`;
