import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { resumeSession, startSession } from '../auth/sessions.ts';
import type { AppContext } from '../services/context.ts';
import type { Proved } from '../services/sign-in/proved.ts';
import type { User } from '../services/users/find-user.ts';
import { idempotencyKey } from './idempotency-key.ts';

interface SignIn {
  /** The sign-in method, for the log. */
  readonly by: string;
  /**
   * Everything in the call that proves the caller's identity and that nobody else knows. Cookies are left
   * out: an answer that was cut off may already have set them.
   */
  readonly proof: readonly unknown[];
  /** Throws if the proof is invalid. */
  readonly prove: () => Promise<Proved>;
}

/**
 * The token of the session that this call opens, as hard to guess as its key and proof. Null without a key.
 */
function sessionOf({ secret }: AppContext, request: FastifyRequest, proof: SignIn['proof']) {
  const key = idempotencyKey(request);
  if (key === null) return null;
  const signed = JSON.stringify(['session of', request.url, key, ...proof]);
  return createHmac('sha256', secret).update(signed).digest('base64url');
}

/**
 * Signs a browser in. A proof is valid once; a repeat of the same call, with the same key and proof, opens
 * the same session again. Otherwise a user whose answer got lost would be told that their code is wrong.
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
