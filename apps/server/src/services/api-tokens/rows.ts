import type { apiTokens } from '../../database/schema/api-tokens.ts';

export type ApiTokenRow = typeof apiTokens.$inferSelect;
