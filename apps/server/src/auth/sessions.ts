import fastifyCookie, { Signer } from '@fastify/cookie';
import { localDayOf } from '@hooplog/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { transaction } from '../database/connect.ts';
import type { AppContext } from '../services/context.ts';
import {
  addSession,
  type KeptSession,
  prolongSession,
  readSession,
  type ReadWithSession,
  removeSession,
  SESSION_DAYS,
} from '../services/sessions/kept-session.ts';
import type { Proved } from '../services/sign-in/proved.ts';
import type { User } from '../services/users/find-user.ts';
import { cookieName, cookieOptions } from './cookie-options.ts';
import { followLanguage } from './reader-language.ts';
import { deviceLabel } from './device-label.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    readWithSession?: ReadWithSession | undefined;
  }
  interface FastifyRequest {
    /** The caller's session; null if nobody is signed in. */
    session: KeptSession | null;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether the request carries a session cookie, valid or not: enough to choose a page where sessions are not
 * read.
 */
export const hasSessionCookie = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /(?:^|;\s*)(?:__(?:Host|Secure)-)?hooplog=/.test(headers.cookie ?? '');

/**
 * Maximum verified cookies in the cache. A signed cookie never changes its meaning, so it is verified once.
 */
const MAX_VERIFIED = 10_000;

/** Reads, writes and deletes the session cookie. */
function cookieOf(context: AppContext) {
  const name = cookieName(context.config, 'hooplog');
  const signer = new Signer(context.secret);
  const options = cookieOptions(context.config);
  const verified = new Map<string, string>();
  return {
    /** The session id in the cookie; null if there is none or its signature is invalid. */
    read: ({ cookies }: FastifyRequest) => {
      const sent = cookies[name] ?? '';
      const id = verified.get(sent) ?? signer.unsign(sent).value;
      if (id === null) return null;
      if (verified.size >= MAX_VERIFIED) verified.clear();
      verified.set(sent, id);
      return id;
    },
    isSent: ({ cookies }: FastifyRequest) => cookies[name] !== undefined,
    write: (reply: FastifyReply, id: string) =>
      reply.setCookie(name, signer.sign(id), {
        ...options,
        maxAge: (SESSION_DAYS * DAY_MS) / 1000,
      }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}

/**
 * Maximum age of a session, however often it is used: a device that was lent long ago has to sign in again.
 */
const MAX_AGE_MS = 180 * DAY_MS;

function isOver({ startedAt }: KeptSession, now: Date): boolean {
  return startedAt !== undefined && now.getTime() - Date.parse(startedAt) >= MAX_AGE_MS;
}

/**
 * Sessions in the table `sessions`: valid for 30 days from the last day of use, 180 days in total. Only
 * signing in creates one. Every call reads its session and user from the database, so changes take effect at
 * once.
 */
export const sessions = fastifyPlugin<{ context: AppContext }>(async (app, { context }) => {
  await app.register(fastifyCookie);
  const cookie = cookieOf(context);
  app.addHook('onRequest', async (request, reply) => {
    if (request.apiToken !== null || !cookie.isSent(request)) return;
    const id = cookie.read(request);
    const now = context.now();
    const { readWithSession: what } = request.routeOptions.config;
    const beside = what === undefined ? null : { what, now };
    const found = id === null ? null : await readSession(context.database, id, beside);
    if (found === null) {
      cookie.clear(reply);
      return;
    }
    if (isOver(found, now)) return;
    request.session = found;
    request.user = found.user;
    const today = localDayOf(now, found.user.timeZone);
    if (found.renewedOn === today) return;
    // Sessions of older versions have no start: they start now.
    const startedAt = found.startedAt ?? now.toISOString();
    await prolongSession(context.database, found.id, { renewedOn: today, startedAt });
    cookie.write(reply, found.id);
  });
});

interface Opened extends Proved {
  /** The sign-in method, for the log. */
  readonly by: string;
  /** An id that cannot be guessed; a random one if none is given. */
  readonly session?: string | null;
}

/**
 * Starts a session with a new id, so that a session id planted before does not become the user's.
 *
 * @returns the user, with their language
 */
export async function startSession(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, by, session = null, useUp }: Opened,
): Promise<User> {
  const { database } = context;
  const now = context.now();
  const reader = await followLanguage(context, request, reply, user);
  const facts = {
    renewedOn: localDayOf(now, user.timeZone),
    startedAt: now.toISOString(),
    device: deviceLabel(request.headers['user-agent']),
  };
  const id = await transaction(database, async (tx) => {
    await useUp?.(tx);
    if (request.session !== null) await removeSession(tx, request.session.id);
    return addSession(tx, user.id, facts, session ?? undefined);
  });
  cookieOf(context).write(reply, id);
  request.log.info({ user: user.id, by }, 'signed in');
  return reader;
}

/** A client that got no answer to its sign-in repeats it within seconds. */
const RESUMED_FOR_MS = 2 * 60_000;

/** Returns a session to the browser that has just opened it. Null if there is none, or it is older. */
export async function resumeSession(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<User | null> {
  const found = await readSession(context.database, id);
  if (found?.startedAt === undefined) return null;
  if (context.now().getTime() - Date.parse(found.startedAt) > RESUMED_FOR_MS) return null;
  const reader = await followLanguage(context, request, reply, found.user);
  cookieOf(context).write(reply, id);
  return reader;
}

/** Signs this browser out and ends every copy of the session. */
export async function endSession(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (request.session !== null) await removeSession(context.database, request.session.id);
  cookieOf(context).clear(reply);
}
