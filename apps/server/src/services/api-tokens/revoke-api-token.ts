import { phrase } from '@hooplog/language';
import { and, eq } from 'drizzle-orm';
import { apiTokens } from '../../database/schema/api-tokens.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';

/** Revokes a token of that user; another user's is not found. */
export async function revokeApiToken(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  id: string,
): Promise<void> {
  const [revoked] = await database
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId)))
    .returning({ id: apiTokens.id });
  if (revoked === undefined) throw notFound(phrase('Token not found'));
}
