import { Chat } from '../../features/chat/chat.tsx';
import { useSession } from '../../lib/session/use-session.ts';

/** /chat */
export function ChatPage() {
  const session = useSession();
  // The guard lets nobody else in.
  return session.state === 'signed_in' ? <Chat ownId={session.user.id} /> : null;
}
