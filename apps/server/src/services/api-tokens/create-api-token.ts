import { randomBytes } from 'node:crypto';
import { type ApiTokenScope, MAX_API_TOKENS } from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { type Transaction, transaction } from '../../database/connect.ts';
import { apiTokens } from '../../database/schema/api-tokens.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { makeOnce, type UnderKey } from '../make-once.ts';
import { lockUser } from '../users/lock-user.ts';
import { hashToken, TOKEN_PREFIX } from './find-api-token.ts';
import type { ApiTokenRow } from './rows.ts';

const TOKEN_BYTES = 32;

interface CreatedApiToken {
  readonly row: ApiTokenRow;
  /** Shown only now: the database has just its hash. */
  readonly token: string;
}

interface NewApiToken extends UnderKey {
  readonly name: string;
  readonly scope: ApiTokenScope;
}

async function refuse(tx: Transaction, userId: string, name: string): Promise<void> {
  const existing = await tx
    .select({ name: apiTokens.name })
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId));
  if (existing.some((one) => one.name === name)) {
    throw new AppError('conflict', phrase('You already have a token called {name}.', { name }));
  }
  if (existing.length < MAX_API_TOKENS) return;
  throw new AppError(
    'conflict',
    phrase('You can have {max} tokens. Revoke one first.', { max: MAX_API_TOKENS }),
  );
}

/**
 * Creates a token under an unused name, so that a form sent twice creates one. A repeat with the same key gives that token a new
 * secret, since nobody has seen the first one.
 */
export function createApiToken(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  { name, scope, idempotencyKey }: NewApiToken,
): Promise<CreatedApiToken> {
  return transaction(database, async (tx) => {
    await lockUser(tx, userId);
    const token = TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
    const secret = { tokenHash: hashToken(token) };
    const call = { userId, kind: 'api token', idempotencyKey, now: now() } as const;
    const id = await makeOnce(tx, call, async () => {
      await refuse(tx, userId, name);
      const [inserted] = await tx
        .insert(apiTokens)
        .values({ userId, name, scope, ...secret, createdAt: now() })
        .returning({ id: apiTokens.id });
      if (inserted === undefined) throw new Error('No row came back');
      return inserted.id;
    });
    // For a repeat: the secret of the first call has reached nobody.
    const [row] = await tx.update(apiTokens).set(secret).where(eq(apiTokens.id, id)).returning();
    if (row === undefined) throw notFound(phrase('Token not found'));
    return { row, token };
  });
}
