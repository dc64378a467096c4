import { MAX_API_TOKENS } from '@hooplog/contract';
import { desc, eq } from 'drizzle-orm';
import { apiTokens } from '../../database/schema/api-tokens.ts';
import type { AppContext } from '../context.ts';
import type { ApiTokenRow } from './rows.ts';

/** Newest first. */
export function listApiTokens(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
): Promise<ApiTokenRow[]> {
  return database
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
    .limit(MAX_API_TOKENS);
}
