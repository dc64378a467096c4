import type { Group, GroupMember } from '@hooplog/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupMembersQuery } from '../group-queries.ts';
import { ListPanel } from './list-panel.tsx';
import { HandOver, RemoveMember } from './member-dialogs.tsx';
import { MemberRow } from './member-row.tsx';

/** What the owner is asked about, and about whom. */
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
      <ListPanel what="members" query={query} empty={null}>
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
