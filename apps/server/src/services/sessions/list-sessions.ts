import type { AppContext } from '../context.ts';
import { publicId, sessionRows } from './rows.ts';

export interface FoundSession {
  readonly id: string;
  readonly device: string | undefined;
  readonly startedAt: string | undefined;
  readonly lastUsedDay: string | undefined;
  readonly isCurrent: boolean;
}

/** A user's sessions, the last used first. */
export async function listSessions(
  context: AppContext,
  userId: string,
  currentSid: string,
): Promise<FoundSession[]> {
  const rows = await sessionRows(context, userId);
  return rows.map(({ sid, device, startedAt, renewedOn }) => ({
    id: publicId(context, sid),
    device,
    startedAt,
    lastUsedDay: renewedOn,
    isCurrent: sid === currentSid,
  }));
}
