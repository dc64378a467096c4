import type { Group } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ShowMore } from '../../../components/ui/show-more.tsx';
import { groupInvitationsQuery } from '../group-queries.ts';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { ListPanel, type ListWords } from './list-panel.tsx';

const WORDS: ListWords = {
  name: t('invitations'),
  loading: t('Loading invitations'),
  failed: t('The invitations could not be loaded'),
};

/** Form to invite, and the status of invitations. */
export function Invites({ group }: { readonly group: Group }) {
  const query = useInfiniteQuery(groupInvitationsQuery(group.id));
  const data = query.data?.pages.flatMap(({ items }) => items);
  return (
    <div className="space-y-4">
      <InviteForm group={group} />
      <ListPanel
        words={WORDS}
        query={{ ...query, data }}
        empty={
          <EmptyState
            picture="mail"
            title={t('No invitations yet')}
            text={t('Everybody in the squad can invite.')}
          />
        }
      >
        {(invitation) => <InvitationRow key={invitation.id} invitation={invitation} />}
      </ListPanel>
      <ShowMore list={query} />
    </div>
  );
}
