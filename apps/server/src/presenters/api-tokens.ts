import type { ApiToken } from '@hooplog/contract';
import type { ApiTokenRow } from '../services/api-tokens/rows.ts';

export const presentApiToken = ({
  id,
  name,
  scope,
  createdAt,
  lastUsedAt,
}: ApiTokenRow): ApiToken => ({
  id,
  name,
  scope,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
