import { MySquads } from '../../features/groups/list/my-squads.tsx';
import { PendingInvitations } from '../../features/invitations/pending-invitations.tsx';

/** /groups */
export function GroupsPage() {
  return <MySquads invitations={<PendingInvitations />} />;
}
