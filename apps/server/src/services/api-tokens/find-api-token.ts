import { createHash } from 'node:crypto';
import type { ApiTokenScope } from '@hooplog/contract';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { preparedOnce } from '../../database/prepared.ts';
import { apiTokens } from '../../database/schema/api-tokens.ts';
import { users } from '../../database/schema/users.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';

export interface FoundApiToken {
  readonly id: string;
  readonly scope: ApiTokenScope;
  readonly lastUsedAt: Date | null;
  readonly user: User;
}

/** Prefix of every token, by which people and secret scanners recognise one. */
export const TOKEN_PREFIX = 'hl_';

/** Tokens have 256 random bits, so guessing is hopeless: a plain hash is enough to make a stolen table useless. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

const statement = preparedOnce((database) =>
  database
    .select({
      id: apiTokens.id,
      scope: apiTokens.scope,
      lastUsedAt: apiTokens.lastUsedAt,
      user: users,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.tokenHash, sql.placeholder('tokenHash')), isNull(users.disabledAt)))
    .prepare('read_api_token'),
);

/** Finds a token with its user, on every call, so that a revoked token ends at once. */
export async function findApiToken(
  database: Database,
  token: string,
): Promise<FoundApiToken | null> {
  const [found] = await statement(database).execute({ tokenHash: hashToken(token) });
  return found ?? null;
}

const HOUR_MS = 3_600_000;

/** Records when a token was last used, at most once an hour, so that a busy script does not write a row per call. */
export async function noteUse(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { id, lastUsedAt }: Pick<FoundApiToken, 'id' | 'lastUsedAt'>,
): Promise<void> {
  const anHourAgo = new Date(now().getTime() - HOUR_MS);
  if (lastUsedAt !== null && lastUsedAt > anHourAgo) return;
  const isOld = or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, anHourAgo));
  await database
    .update(apiTokens)
    .set({ lastUsedAt: now() })
    .where(and(eq(apiTokens.id, id), isOld));
}
