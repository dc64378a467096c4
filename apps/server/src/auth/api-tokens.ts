import type { ApiTokenScope, Endpoint } from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../errors/app-error.ts';
import type { AppContext } from '../services/context.ts';
import { findApiToken, noteUse } from '../services/api-tokens/find-api-token.ts';
import { readSession } from '../services/sessions/kept-session.ts';
import { sentToken } from './sent-token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The API token by which a script acts for `user`; null for a session, or if nobody is signed in. */
    apiToken: { readonly scope: ApiTokenScope } | null;
  }
}

const unknownToken = () =>
  new AppError(
    'unauthorized',
    phrase('This API token is unknown. It may have been revoked: make a new one in your profile.'),
  );

/** Reads a script's API token and its user. A session in the same request is ignored. */
export const apiTokens = fastifyPlugin<{ context: AppContext }>((app, { context }, done) => {
  app.addHook('onRequest', async (request) => {
    const sent = sentToken(request);
    if (sent === null) return;
    const found = await findApiToken(context.database, sent);
    if (found === null) throw unknownToken();
    request.apiToken = found;
    request.user = found.user;
    await noteUse(context, found);
  });
  done();
});

/** Why a token may not make a call; undefined if it may. */
export function refusalOf(
  { scope }: NonNullable<FastifyRequest['apiToken']>,
  { method, bySessionOnly }: Endpoint,
): AppError | undefined {
  if (bySessionOnly === true) {
    return new AppError(
      'forbidden',
      phrase('API tokens cannot do this: it needs a browser that is signed in.'),
    );
  }
  if (scope === 'write' || method === 'GET') return undefined;
  return new AppError(
    'forbidden',
    phrase('This API token may only read. Make one that may also write in your profile.'),
  );
}

/** Whether the session or token of a request is still valid, for answers that take long. */
export async function isStillIn(
  { database }: Pick<AppContext, 'database'>,
  request: FastifyRequest,
): Promise<boolean> {
  const { session } = request;
  if (session !== null) return (await readSession(database, session.id)) !== null;
  const sent = sentToken(request);
  return sent !== null && (await findApiToken(database, sent)) !== null;
}
