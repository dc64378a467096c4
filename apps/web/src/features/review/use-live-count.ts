import { useState } from 'react';
import { type LiveCount, readLiveCount } from '../../lib/films/live-count.ts';
import { useSession } from '../../lib/session/use-session.ts';

/** The live count of this video where it differs from the recount; null for all other videos. */
export function useLiveCount(videoId: string): LiveCount | null {
  const session = useSession();
  const userId = session.state === 'signed_in' ? session.user.id : null;
  const [count] = useState(() => (userId === null ? null : readLiveCount(userId, videoId)));
  return count;
}
