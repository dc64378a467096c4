import type { SignedInDevice } from '@hooplog/contract';
import type { FoundSession } from '../services/sessions/list-sessions.ts';

/** A session as its owner sees it. */
export const presentSession = (session: FoundSession): SignedInDevice => ({
  id: session.id,
  device: session.device ?? 'Unknown device',
  startedAt: session.startedAt ?? null,
  lastUsedDay: session.lastUsedDay ?? null,
  isCurrent: session.isCurrent,
});
