import type { GroupMember } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { AskFirst } from '../../../components/ui/ask-first.tsx';
import { callOf, useChange } from '../../../lib/queries/use-change.ts';

export interface MemberDialogProps {
  readonly groupId: string;
  readonly member: GroupMember;
  readonly onClose: () => void;
}

/** Confirms removing a member. */
export function RemoveMember({ groupId, member, onClose }: MemberDialogProps) {
  const { id: userId, name } = member.user;
  const { mutate, isPending } = useChange(callOf('DELETE /api/groups/:id/members/:userId'), {
    failed: t('Failed to remove the member'),
    refresh: ['/api/groups'],
    onDone: onClose,
  });
  return (
    <AskFirst
      question={t('Remove {name}?', { name })}
      deed={t('Remove Member')}
      pending={isPending}
      onConfirm={() => {
        mutate({ params: { id: groupId, userId } });
      }}
      onClose={onClose}
    >
      {t(
        '{name} no longer sees this squad. Open invitation links of the squad stop working, so that nobody can use one to come back.',
        { name },
      )}
    </AskFirst>
  );
}

/** Confirms transferring the squad to another member. */
export function HandOver({ groupId, member, onClose }: MemberDialogProps) {
  const { id: userId, name } = member.user;
  const { mutate, isPending } = useChange(callOf('PUT /api/groups/:id/owner'), {
    failed: t('Failed to hand the squad over'),
    refresh: ['/api/groups'],
    onDone: onClose,
  });
  return (
    <AskFirst
      question={t('Make {name} the owner?', { name })}
      deed={t('Hand Over')}
      pending={isPending}
      onConfirm={() => {
        mutate({ params: { id: groupId }, body: { userId } });
      }}
      onClose={onClose}
    >
      {t('{name} can then rename and delete the squad and remove members. You stay a member.', {
        name,
      })}
    </AskFirst>
  );
}
