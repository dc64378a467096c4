import { phrase } from '@hooplog/language';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors/app-error.ts';

/** How often one caller may make one call. */
export interface RateLimit {
  readonly max: (limits: Config['limits']) => number;
  /** Milliseconds. */
  readonly window: number;
  /** Users where it takes a session, so that a team behind one address does not share one limit. */
  readonly by: 'network' | 'user';
}

const MINUTE = 60_000;

/** Wide: a whole team may sign up in one gym. Guessing is limited by account and by wrong codes. */
export const SIGN_IN_LIMIT: RateLimit = {
  max: (limits) => limits.signInsPerIp,
  window: 10 * MINUTE,
  by: 'network',
};

/** Each of them is a sign-in; one user needs few. */
export const DEVICE_LINK_LIMIT: RateLimit = { max: () => 30, window: 10 * MINUTE, by: 'user' };

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

/** A file is looked at again for each thing that the player says of it. */
const PREVIEWS_AN_IMPORT = 6;

export const PREVIEW_LIMIT: RateLimit = {
  ...IMPORT_LIMIT,
  max: (limits) => PREVIEWS_AN_IMPORT * limits.importsPerHour,
};

/** Of one user: an invitation by e-mail is a mail to somebody who did not ask for it. */
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

/** Each one tells a whole squad of it: whoever starts and deletes them in turn must not fill inboxes. */
export const CHALLENGE_LIMIT: RateLimit = { max: () => 10, window: 60 * MINUTE, by: 'user' };

/** A tap on everything that a long week shows. */
export const REACTION_LIMIT: RateLimit = { max: () => 120, window: MINUTE, by: 'user' };

/** Somebody reads each of them. */
export const REPORT_LIMIT: RateLimit = { max: () => 60, window: 60 * MINUTE, by: 'user' };

/** Counts are kept in this process: N copies of the API allow N times as much. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: false,
    // After the session is read, before the body is.
    hook: 'preParsing',
    errorResponseBuilder: (_request, { after }) =>
      new AppError(
        'rate_limited',
        phrase('Too many attempts. Please wait {after} and try again.', { after }),
      ),
  });
}

/** The route configuration that applies a limit. */
export function rateLimit(config: Config, limit: RateLimit | undefined): FastifyContextConfig {
  if (limit === undefined || !config.limits.enforced) return {};
  return {
    rateLimit: {
      max: limit.max(config.limits),
      timeWindow: limit.window,
      // Without it the plugin counts by address, and of IPv6 by the 64 bits that one household has in common.
      ...(limit.by === 'user' ? { keyGenerator: ({ user, ip }) => user?.id ?? ip } : {}),
    },
  };
}
