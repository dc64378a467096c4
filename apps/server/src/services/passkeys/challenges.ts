import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { passkeyChallenges } from '../../database/schema/passkeys.ts';
import type { AppContext } from '../context.ts';

/** As long as a code by e-mail. */
export const CHALLENGE_MS = 10 * 60_000;

type Context = Pick<AppContext, 'database' | 'now'>;

/** Who is asked: somebody who makes a passkey, or a browser, by the random id in its cookie, that signs in. */
export type Asked = { readonly userId: string } | { readonly browser: string };

/** Makes a challenge, good once; and forgets those that nobody answered. */
export async function makeChallenge({ database, now }: Context, asked: Asked): Promise<string> {
  const moment = now().getTime();
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date(moment)));
  const challenge = randomBytes(32).toString('base64url');
  await database
    .insert(passkeyChallenges)
    .values({ ...asked, challenge, expiresAt: new Date(moment + CHALLENGE_MS) });
  return challenge;
}

/** Uses a challenge up, whatever comes of its answer. False where it was never given to them, was used or is over. */
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
