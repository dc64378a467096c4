import type {
  EndpointRequest,
  EndpointResponse,
  signInByPasskey as call,
  startPasskeySignIn as start,
} from '@hooplog/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { RelyingParty } from '../../auth/relying-party.ts';
import { passkeys } from '../../database/schema/passkeys.ts';
import { users } from '../../database/schema/users.ts';
import type { AppContext } from '../context.ts';
import { accountDisabled } from '../sign-in/may-join.ts';
import type { User } from '../users/find-user.ts';
import { CHALLENGE_MS, makeChallenge, takeChallenge } from './challenges.ts';
import type { PasskeyRow } from './rows.ts';
import { userHandle } from './user-handle.ts';
import { badAnswer, verified } from './verified.ts';

type Context = Pick<AppContext, 'database' | 'log' | 'now'>;

/** The options for a sign-in by passkey. They name no account, so they do not reveal who has one. */
export async function signInOptions(
  context: Context,
  site: RelyingParty,
  browser: string,
): Promise<EndpointResponse<typeof start>> {
  const challenge = await makeChallenge(context, { browser });
  return { rpId: site.id, challenge, timeout: CHALLENGE_MS, userVerification: 'required' };
}

interface Answered {
  /** The browser that asked for a challenge; null if none did. */
  readonly browser: string | null;
  readonly answer: EndpointRequest<typeof call>['body'];
}

async function findPasskey({ database }: Context, credentialId: string) {
  const [found] = await database
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return found ?? null;
}

/** Records a use. False if the passkey has been removed since, or a copy of it has reached the same count. */
async function noteUse(
  { database, now }: Context,
  { id }: PasskeyRow,
  counter: number,
): Promise<boolean> {
  const isNext = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const noted = await database
    .update(passkeys)
    .set({ counter, lastUsedAt: now() })
    .where(and(eq(passkeys.id, id), isNext))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

/** The user whom a passkey signs in; `code_invalid` for any wrong answer, `forbidden` for a disabled account. */
export async function signInByPasskey(
  context: Context,
  site: RelyingParty,
  { browser, answer }: Answered,
): Promise<User> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const found = await findPasskey(context, answer.id);
  if (
    found === null ||
    browser === null ||
    answer.response.userHandle !== userHandle(found.user.id)
  ) {
    throw badAnswer();
  }
  const { passkey, user } = found;
  const counter = await verified(context, async () => {
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: (challenge) => takeChallenge(context, challenge, { browser }),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return isRight ? authenticationInfo.newCounter : undefined;
  });
  if (!(await noteUse(context, passkey, counter))) throw badAnswer();
  if (user.disabledAt !== null) throw accountDisabled();
  return user;
}
