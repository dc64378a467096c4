import {
  type addPasskey as call,
  type EndpointRequest,
  type EndpointResponse,
  MAX_PASSKEYS,
  type startPasskey as start,
} from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import type { RelyingParty } from '../../auth/relying-party.ts';
import { transaction } from '../../database/connect.ts';
import { passkeys } from '../../database/schema/passkeys.ts';
import { AppError } from '../../errors/app-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { AppContext } from '../context.ts';
import { madeBefore, makeOnce, type UnderKey } from '../make-once.ts';
import type { User } from '../users/find-user.ts';
import { lockUser } from '../users/lock-user.ts';
import { CHALLENGE_MS, makeChallenge, takeChallenge } from './challenges.ts';
import { listPasskeys } from './list-passkeys.ts';
import { ownPasskey, type PasskeyRow } from './rows.ts';
import { userHandle } from './user-handle.ts';
import { verified } from './verified.ts';

type Context = Pick<AppContext, 'database' | 'log' | 'now'>;

/** Ed25519, ECDSA on P-256, RSA: every device supports one of them. Newer ones are experimental in Node. */
const ALGORITHMS = [-8, -7, -257];

const tooMany = () =>
  new AppError(
    'conflict',
    phrase('You can have {max} passkeys. Remove one first.', { max: MAX_PASSKEYS }),
  );

/** Options for creating a passkey that the browser can offer without a user name and that needs user verification. */
export async function passkeyOptions(
  context: Context,
  site: RelyingParty,
  user: User,
): Promise<EndpointResponse<typeof start>> {
  const existing = await listPasskeys(context, user.id);
  if (existing.length >= MAX_PASSKEYS) throw tooMany();
  return {
    rp: { id: site.id, name: 'Hooplog' },
    user: {
      id: userHandle(user.id),
      name: user.email,
      displayName: user.displayName ?? user.email,
    },
    challenge: await makeChallenge(context, { userId: user.id }),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: CHALLENGE_MS,
    excludeCredentials: existing.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key' as const,
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** Stores a new passkey and notifies its owner by mail, as somebody with a borrowed phone may have added it. */
export async function addPasskey(
  context: Context,
  site: RelyingParty,
  {
    user,
    name,
    answer,
    idempotencyKey,
  }: UnderKey & {
    readonly user: User;
    /** The device name, as its owner knows it. */
    readonly name: string;
    readonly answer: EndpointRequest<typeof call>['body'];
  },
): Promise<PasskeyRow> {
  const call = { userId: user.id, kind: 'passkey', idempotencyKey, now: context.now() } as const;
  // The challenge of a repeated call is used up, so its result is looked up first.
  const before = await madeBefore(context.database, call);
  if (before !== null) return ownPasskey(context.database, user.id, before);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { credential } = await verified(context, () =>
    verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: (challenge) => takeChallenge(context, challenge, { userId: user.id }),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).then(({ registrationInfo }) => registrationInfo),
  );
  return transaction(context.database, async (tx) => {
    await lockUser(tx, user.id);
    const id = await makeOnce(tx, call, async () => {
      if ((await tx.$count(passkeys, eq(passkeys.userId, user.id))) >= MAX_PASSKEYS)
        throw tooMany();
      const [row] = await tx
        .insert(passkeys)
        .values({
          userId: user.id,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: answer.response.transports ?? [],
          name,
          createdAt: context.now(),
        })
        .onConflictDoNothing({ target: passkeys.credentialId })
        .returning({ id: passkeys.id });
      if (row === undefined) {
        throw new AppError('conflict', phrase('This passkey was added already.'));
      }
      await enqueue(tx, 'tell-passkey-added', { passkeyId: row.id });
      return row.id;
    });
    return ownPasskey(tx, user.id, id);
  });
}
