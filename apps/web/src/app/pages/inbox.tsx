import { Inbox } from '../../features/inbox/inbox.tsx';

/** /inbox */
export function InboxPage() {
  return <Inbox />;
}
