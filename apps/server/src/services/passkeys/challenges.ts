import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { passkeyChallenges } from '../../database/schema/passkeys.ts';
import type { AppContext } from '../context.ts';

/** The same as for a code by email. */
export const CHALLENGE_MS = 10 * 60_000;

type Context = Pick<AppContext, 'database' | 'now'>;

/** Who gets the challenge: a user who adds a passkey, or a signing-in browser, by the random id in its cookie. */
export type Asked = { readonly userId: string } | { readonly browser: string };

/** Creates a single-use challenge; also deletes expired ones. */
export async function makeChallenge({ database, now }: Context, asked: Asked): Promise<string> {
  const moment = now().getTime();
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date(moment)));
  const challenge = randomBytes(32).toString('base64url');
  await database
    .insert(passkeyChallenges)
    .values({ ...asked, challenge, expiresAt: new Date(moment + CHALLENGE_MS) });
  return challenge;
}

/** Uses a challenge up, whether or not its answer is right. False if it was not issued to them, was used or has expired. */
export async function takeChallenge(
  { database, now }: Context,
  challenge: string,
  asked: Asked,
): Promise<boolean> {
  const isTheirs =
    'userId' in asked
      ? eq(passkeyChallenges.userId, asked.userId)
      : and(isNull(passkeyChallenges.userId), eq(passkeyChallenges.browser, asked.browser));
  const taken = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        isTheirs,
        gt(passkeyChallenges.expiresAt, now()),
      ),
    )
    .returning({ one: sql`1` });
  return taken.length > 0;
}
