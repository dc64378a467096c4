import type { passkeys } from '../../database/schema/passkeys.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
