import type { Passkey } from '@hooplog/contract';
import type { PasskeyRow } from '../services/passkeys/rows.ts';

export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
