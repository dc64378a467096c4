import { LIMITS } from '@hooplog/domain';
import { useQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { groupInvitationsQuery } from '../../../lib/queries/groups.ts';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { ListPanel } from './list-panel.tsx';

/** Inviting, and what became of the invitations. */
export function Invites({ groupId }: { readonly groupId: string }) {
  const query = useQuery(groupInvitationsQuery(groupId));
  return (
    <div className="space-y-4">
      <InviteForm groupId={groupId} />
      <ListPanel
        what="invitations"
        query={query}
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
      {query.data?.length === LIMITS.PAGE_DEFAULT && (
        <p className="text-sm text-muted">
          These are the newest {LIMITS.PAGE_DEFAULT} invitations.
        </p>
      )}
    </div>
  );
}
