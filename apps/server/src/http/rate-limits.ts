import type { Endpoint } from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import type { onRequestAsyncHookHandler } from 'fastify';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors/app-error.ts';
import type { AppContext } from '../services/context.ts';
import { networkOf } from './connections/network-of.ts';
import { sharedCount } from '../services/limits/shared-count.ts';

/** How often one caller may make one call. */
export interface RateLimit {
  readonly max: (limits: Config['limits']) => number;
  /** Milliseconds. */
  readonly window: number;
  /** `user` for calls that need a session, so that a team behind one address does not share one limit. */
  readonly by: 'network' | 'user';
}

const MINUTE = 60_000;

/** Generous: a whole team may sign up in one gym. Guessing is limited per account and by wrong codes. */
export const SIGN_IN_LIMIT: RateLimit = {
  max: (limits) => limits.signInsPerIp,
  window: 10 * MINUTE,
  by: 'network',
};

/** Each link can sign in a device; a user needs few. */
export const DEVICE_LINK_LIMIT: RateLimit = { max: () => 30, window: 10 * MINUTE, by: 'user' };

/** Adding a passkey sends a mail each time. */
export const PASSKEY_LIMIT: RateLimit = { max: () => 30, window: 60 * MINUTE, by: 'user' };

export const UPLOAD_LIMIT: RateLimit = {
  max: (limits) => limits.uploadsPerHour,
  window: 60 * MINUTE,
  by: 'user',
};

export const ANALYSIS_LIMIT: RateLimit = {
  max: (limits) => limits.analysesPerHour,
  window: 60 * MINUTE,
  by: 'user',
};

export const REEL_LIMIT: RateLimit = {
  max: (limits) => limits.reelsPerHour,
  window: 60 * MINUTE,
  by: 'user',
};

export const IMPORT_LIMIT: RateLimit = {
  max: (limits) => limits.importsPerHour,
  window: 60 * MINUTE,
  by: 'user',
};

/** A file is previewed again for each change of the player's import settings. */
const PREVIEWS_AN_IMPORT = 6;

export const PREVIEW_LIMIT: RateLimit = {
  ...IMPORT_LIMIT,
  max: (limits) => PREVIEWS_AN_IMPORT * limits.importsPerHour,
};

/** Per user: an email invitation goes to someone who did not ask for it. */
export const INVITATION_LIMIT: RateLimit = {
  max: (limits) => limits.invitationsPerHour,
  window: 60 * MINUTE,
  by: 'user',
};

export const MESSAGE_LIMIT: RateLimit = {
  max: (limits) => limits.messagesPerMinute,
  window: MINUTE,
  by: 'user',
};

/** Each challenge notifies a whole squad; repeated creating and deleting must not fill inboxes. */
export const CHALLENGE_LIMIT: RateLimit = { max: () => 10, window: 60 * MINUTE, by: 'user' };

/** Each offer notifies another player. */
export const SHOT_OFFER_LIMIT: RateLimit = { max: () => 30, window: 24 * 60 * MINUTE, by: 'user' };

/** Enough to react to everything in a busy week. */
export const REACTION_LIMIT: RateLimit = { max: () => 120, window: MINUTE, by: 'user' };

/** An operator reads each report. */
export const REPORT_LIMIT: RateLimit = { max: () => 60, window: 60 * MINUTE, by: 'user' };

const tooMany = (ms: number) =>
  new AppError(
    'rate_limited',
    phrase(
      'Too many attempts. Please wait {minutes, plural, one {a minute} other {# minutes}} and try again.',
      { minutes: Math.max(1, Math.ceil(ms / MINUTE)) },
    ),
    { headers: { 'retry-after': `${Math.ceil(ms / 1000)}` } },
  );

/**
 * Refuses calls beyond the route's limit, if it has one. Runs after the session is read and before the body
 * is. Calls are counted in the database, so that all copies of the API share one limit.
 */
export function limitCalls(
  context: AppContext,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  limit: RateLimit | undefined,
): onRequestAsyncHookHandler[] {
  const { limits } = context.config;
  if (limit === undefined || !limits.enforced) return [];
  const max = limit.max(limits);
  const calls = sharedCount(context, { name: `${method} ${path}`, max, window: limit.window });
  return [
    async ({ user, ip }) => {
      const network = networkOf(ip);
      const { current, ttl } = await calls.add(
        limit.by === 'user' ? (user?.id ?? network) : network,
      );
      if (current > max) throw tooMany(ttl);
    },
  ];
}
