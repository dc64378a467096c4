import { useState } from 'react';
import { Chat } from '../../features/chat/chat.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { browserToday } from '../browser-today.ts';

/** /chat */
export function ChatPage() {
  const session = useSession();
  const [today] = useState(browserToday);
  // The guard lets only signed-in users in.
  return session.state === 'signed_in' ? <Chat user={session.user} today={today} /> : null;
}
