import { useState } from 'react';
import { type LiveCount, readLiveCount } from '../../lib/films/live-count.ts';
import { useSession } from '../../lib/session/use-session.ts';

/** What was counted while this video was filmed, where that differs; null for all others. */
export function useLiveCount(videoId: string): LiveCount | null {
  const session = useSession();
  const userId = session.state === 'signed_in' ? session.user.id : null;
  const [count] = useState(() => (userId === null ? null : readLiveCount(userId, videoId)));
  return count;
}
