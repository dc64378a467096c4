import type { Group } from '@hooplog/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { Suspense } from 'react';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { latePart } from '../../../components/ui/late-part.tsx';
import { ShowMore } from '../../../components/ui/show-more.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { groupInvitationsQuery } from '../group-queries.ts';
import { InvitationRow } from './invitation-row.tsx';
import { ListPanel } from './list-panel.tsx';

// Few who look at a squad invite to it.
const InviteForm = latePart(async () => (await import('./invite-form.tsx')).InviteForm).Part;

/** Inviting, and what became of the invitations. */
export function Invites({ group }: { readonly group: Group }) {
  const query = useInfiniteQuery(groupInvitationsQuery(group.id));
  const data = query.data?.pages.flatMap(({ items }) => items);
  return (
    <div className="space-y-4">
      <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
        <InviteForm group={group} />
      </Suspense>
      <ListPanel
        what="invitations"
        query={{ ...query, data }}
        empty={
          <EmptyState
            icon={<MailPlus />}
            title="No invitations yet"
            text="Everybody in the squad can invite."
          />
        }
      >
        {(invitation) => <InvitationRow key={invitation.id} invitation={invitation} />}
      </ListPanel>
      <ShowMore list={query} />
    </div>
  );
}
