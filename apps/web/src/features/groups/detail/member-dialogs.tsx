import { type GroupMember, handOverGroup, removeGroupMember } from '@hooplog/contract';
import { AskFirst } from '../../../components/ui/ask-first.tsx';
import { call } from '../../../lib/api-client/call.ts';
import { useGroupChange } from '../use-group-change.ts';

interface MemberDialogProps {
  readonly groupId: string;
  readonly member: GroupMember;
  readonly onClose: () => void;
}

/** The question before somebody is removed. */
export function RemoveMember({ groupId, member, onClose }: MemberDialogProps) {
  const { id: userId, name } = member.user;
  const { mutate, isPending } = useGroupChange({
    change: () => call(removeGroupMember, { params: { id: groupId, userId } }),
    failure: 'Failed to remove the member',
    onDone: onClose,
  });
  return (
    <AskFirst
      question={`Remove ${name}?`}
      deed="Remove Member"
      pending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      {`${name} no longer sees this squad. Open invitation links of the squad stop working, so that none leads back.`}
    </AskFirst>
  );
}

/** The question before the squad belongs to somebody else. */
export function HandOver({ groupId, member, onClose }: MemberDialogProps) {
  const { id: userId, name } = member.user;
  const { mutate, isPending } = useGroupChange({
    change: () => call(handOverGroup, { params: { id: groupId }, body: { userId } }),
    failure: 'Failed to hand the squad over',
    onDone: onClose,
  });
  return (
    <AskFirst
      question={`Make ${name} the owner?`}
      deed="Hand Over"
      pending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      {`${name} can then rename and delete the squad and remove members. You stay a member.`}
    </AskFirst>
  );
}
