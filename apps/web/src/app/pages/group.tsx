import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyDialog, lazyPart } from '../../components/ui/lazy-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Squad, type SquadChatProps } from '../../features/groups/detail/squad.tsx';
import type { RemovedMessagesProps } from '../../features/groups/detail/squad-actions.tsx';
import { useSession } from '../../lib/session/use-session.ts';

const route = getRouteApi('/guarded/groups/$id');

const SquadChat = lazyPart(
  async () => (await import('../../features/chat/squad-chat.tsx')).SquadChat,
).Part;

// For owners only, and rarely opened.
const RemovedMessages = lazyDialog<RemovedMessagesProps>(
  async () =>
    (await import('../../features/chat/removed-messages-dialog.tsx')).RemovedMessagesDialog,
);

function Chat(props: SquadChatProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
      <SquadChat {...props} />
    </Suspense>
  );
}

/** /groups/{id}; the open tab is in the address, so that a reload or a new sign-in restores it. */
export function GroupPage() {
  const { id } = route.useParams();
  const { tab = 'overview' } = route.useSearch();
  const session = useSession();
  const navigate = route.useNavigate();
  return (
    <Squad
      key={id}
      id={id}
      userId={session.state === 'signed_in' ? session.user.id : ''}
      tab={tab}
      Chat={Chat}
      RemovedMessages={RemovedMessages}
      onTabChange={(chosen) => {
        const search = chosen === 'overview' ? {} : { tab: chosen };
        void navigate({ search, replace: true, resetScroll: false });
      }}
      onGone={() => {
        void navigate({ to: '/groups' });
      }}
    />
  );
}
