import { randomBytes } from 'node:crypto';
import { type ApiTokenScope, MAX_API_TOKENS } from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { apiTokens } from '../../database/schema/api-tokens.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { lockUser } from '../users/lock-user.ts';
import { hashToken, TOKEN_PREFIX } from './find-api-token.ts';
import type { ApiTokenRow } from './rows.ts';

const TOKEN_BYTES = 32;

interface CreatedApiToken {
  readonly row: ApiTokenRow;
  /** Nobody can read it again: the database has its hash. */
  readonly token: string;
}

/** Makes a token under a name that the user has not given yet, so that a form sent twice makes one. */
export function createApiToken(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  { name, scope }: { readonly name: string; readonly scope: ApiTokenScope },
): Promise<CreatedApiToken> {
  return transaction(database, async (tx) => {
    await lockUser(tx, userId);
    const held = await tx
      .select({ name: apiTokens.name })
      .from(apiTokens)
      .where(eq(apiTokens.userId, userId));
    if (held.some((one) => one.name === name)) {
      throw new AppError('conflict', phrase('You already have a token called {name}.', { name }));
    }
    if (held.length >= MAX_API_TOKENS) {
      throw new AppError(
        'conflict',
        phrase('You can have {max} tokens. Revoke one first.', { max: MAX_API_TOKENS }),
      );
    }
    const token = TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
    const [row] = await tx
      .insert(apiTokens)
      .values({ userId, name, scope, tokenHash: hashToken(token), createdAt: now() })
      .returning();
    if (row === undefined) throw new Error('No row came back');
    return { row, token };
  });
}
