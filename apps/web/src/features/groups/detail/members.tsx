import { t } from '@hooplog/language';
import type { Group, GroupMember } from '@hooplog/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../../../components/ui/lazy-part.tsx';
import { groupMembersQuery } from '../group-queries.ts';
import { ListPanel, type ListWords } from './list-panel.tsx';
import type { MemberDialogProps } from './member-dialogs.tsx';
import { MemberRow } from './member-row.tsx';

// Not needed until a button is pressed.
const WORDS: ListWords = {
  name: t('members'),
  loading: t('Loading members'),
  failed: t('The members could not be loaded'),
};

const RemoveMember = lazyDialog<MemberDialogProps>(
  async () => (await import('./member-dialogs.tsx')).RemoveMember,
);
const HandOver = lazyDialog<MemberDialogProps>(
  async () => (await import('./member-dialogs.tsx')).HandOver,
);

/** The action to confirm, and the member it is about. */
interface Asked {
  readonly about: 'remove' | 'hand-over';
  readonly member: GroupMember;
}

interface MembersProps {
  readonly group: Group;
  readonly userId: string;
}

/** The squad's members. */
export function Members({ group, userId }: MembersProps) {
  const query = useQuery(groupMembersQuery(group.id));
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => {
    setAsked(null);
  };
  return (
    <>
      <ListPanel words={WORDS} query={query} empty={null}>
        {(member) => (
          <MemberRow
            key={member.user.id}
            member={member}
            isOwn={member.user.id === userId}
            mayManage={group.role === 'owner' && member.user.id !== userId}
            onAsk={(about) => {
              setAsked({ about, member });
            }}
          />
        )}
      </ListPanel>
      {asked?.about === 'remove' && (
        <RemoveMember groupId={group.id} member={asked.member} onClose={close} />
      )}
      {asked?.about === 'hand-over' && (
        <HandOver groupId={group.id} member={asked.member} onClose={close} />
      )}
    </>
  );
}
