import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { resumeSession, startSession } from '../auth/sessions.ts';
import type { AppContext } from '../services/context.ts';
import type { Proved } from '../services/sign-in/proved.ts';
import type { User } from '../services/users/find-user.ts';
import { idempotencyKey } from './idempotency-key.ts';

interface SignIn {
  /** Which way they came, for the log. */
  readonly by: string;
  /**
   * All that the call itself proves who it is by; nobody else can say it. Without cookies: an answer that broke off may have
   * brought those that it was to bring.
   */
  readonly proof: readonly unknown[];
  /** Throws where the proof is not good. */
  readonly prove: () => Promise<Proved>;
}

/** The session that such a call opens: as hard to guess as its key and what it proves. Null without a key. */
function sessionOf({ secret }: AppContext, request: FastifyRequest, proof: SignIn['proof']) {
  const key = idempotencyKey(request);
  if (key === null) return null;
  const said = JSON.stringify(['session of', request.url, key, ...proof]);
  return createHmac('sha256', secret).update(said).digest('base64url');
}

/**
 * Signs a browser in. What proves it is good once; the same call once more, by the same key and with the same proof, opens
 * the same session again: whoever got no answer would else be told that their code is wrong.
 */
export async function signInOnce(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { by, proof, prove }: SignIn,
): Promise<User> {
  const session = sessionOf(context, request, proof);
  if (session !== null) {
    const before = await resumeSession(context, request, reply, session);
    if (before !== null) return before;
  }
  return startSession(context, request, reply, { ...(await prove()), by, session });
}
