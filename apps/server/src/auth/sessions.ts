import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import connectPgSimple from 'connect-pg-simple';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { AppContext } from '../services/context.ts';
import { deviceWords } from './device-words.ts';

declare module 'fastify' {
  interface Session {
    /** Absent: nobody is signed in. */
    userId?: string;
    /** Day (`YYYY-MM-DD`) on which the session was last prolonged. */
    renewedOn?: string;
    /** ISO instant of the sign-in. Absent in sessions of older versions, like the next. */
    startedAt?: string;
    /** By which its owner knows it: "Safari on iPhone". */
    device?: string;
  }
}

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;

/** `__Host-` makes browsers refuse the cookie from anywhere but this very host over https. */
const sessionCookieName = (secure: boolean) => (secure ? '__Host-hooplog' : 'hooplog');

/**
 * Whether the browser brings a session, of whatever worth: enough to choose a page by where sessions are not read.
 */
export const bringsSession = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /(?:^|;\s*)(?:__Host-)?hooplog=/.test(headers.cookie ?? '');

/** Whether browsers come by https. */
export const isSecure = (context: AppContext) =>
  context.config.publicUrl?.startsWith('https:') === true;

// The store is written for express-session; its constructor only needs the `Store` to inherit from.
const PostgresStore = connectPgSimple(
  fastifySession as unknown as Parameters<typeof connectPgSimple>[0],
);

function makeStore(app: FastifyInstance, context: AppContext) {
  const store = new PostgresStore({
    pool: context.database.$client,
    tableName: 'sessions',
    createTableIfMissing: false,
    errorLog: (...details: unknown[]) => {
      app.log.error({ details }, 'session store');
    },
  });
  app.addHook('onClose', () => {
    store.close();
  });
  return store as unknown as fastifySession.SessionStore;
}

/** Sessions in the table `sessions`, 30 days from the last day of use, 180 in all. Only signing in makes one. */
export const sessions = fastifyPlugin<{ context: AppContext }>(async (app, { context }) => {
  const secure = isSecure(context);
  await app.register(fastifyCookie);
  await app.register(fastifySession, {
    secret: context.secret,
    cookieName: sessionCookieName(secure),
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: THIRTY_DAYS_MS },
    store: makeStore(app, context),
    saveUninitialized: false,
    // Rolling would write the row at every call; `renewSession` does it once a day.
    rolling: false,
  });
  app.addHook('onRequest', (request, _reply, done) => {
    renewSession(request, context.now());
    done();
  });
});

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** However often it is used: a device that was lent long ago has to prove once more whose it is. */
const LONGEST_MS = 180 * 24 * 60 * 60 * 1000;

function isOver({ startedAt }: FastifyRequest['session'], now: Date): boolean {
  return startedAt !== undefined && now.getTime() - Date.parse(startedAt) >= LONGEST_MS;
}

/** Whose session it is; null when nobody is signed in, or has been for too long. */
export function sessionUser({ session }: FastifyRequest, now: Date): string | null {
  return session.userId === undefined || isOver(session, now) ? null : session.userId;
}

/** A changed session is saved, and saving prolongs it. */
function renewSession(request: FastifyRequest, now: Date): void {
  if (sessionUser(request, now) === null) return;
  request.session.renewedOn = dayOf(now);
  // Those of older versions did not say when they began: they begin now.
  request.session.startedAt ??= now.toISOString();
}

/**
 * A new session id for the new user: one that somebody planted before does not become theirs.
 *
 * @param by which way they came, for the log
 */
export async function startSession(
  context: AppContext,
  request: FastifyRequest,
  userId: string,
  by: string,
): Promise<void> {
  await request.session.regenerate();
  request.session.userId = userId;
  request.session.renewedOn = dayOf(context.now());
  request.session.startedAt = context.now().toISOString();
  request.session.device = deviceWords(request.headers['user-agent']);
  request.log.info({ user: userId, by }, 'signed in');
}

export async function endSession(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await request.session.destroy();
  const secure = isSecure(context);
  reply.clearCookie(sessionCookieName(secure), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}
