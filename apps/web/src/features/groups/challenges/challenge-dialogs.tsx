import type { Challenge } from '@hooplog/contract';
import { challengeTitle } from '../../../components/challenges/challenge-title-text.ts';
import { AskFirst } from '../../../components/ui/ask-first.tsx';
import { callOf } from '../../../lib/queries/use-change.ts';
import { useChallengeChange } from './challenges-query.ts';

export interface ChallengeQuestionProps {
  readonly groupId: string;
  readonly challenge: Challenge;
  readonly onClose: () => void;
}

/** The question before today is the last day. */
export function EndDialog({ groupId, challenge, onClose }: ChallengeQuestionProps) {
  const { mutate, isPending } = useChallengeChange(
    groupId,
    callOf('POST /api/groups/:id/challenges/:challengeId/end'),
    { failed: 'Failed to end the challenge', onDone: onClose },
  );
  return (
    <AskFirst
      question="End this challenge today?"
      deed="End It Today"
      pending={isPending}
      onConfirm={() => {
        mutate({ params: { id: groupId, challengeId: challenge.id } });
      }}
      onClose={onClose}
    >
      {`Today becomes the last day of “${challengeTitle(challenge)}” for everyone. Shots of today still count.`}
    </AskFirst>
  );
}

/** The question before it is gone for everybody. */
export function DeleteDialog({ groupId, challenge, onClose }: ChallengeQuestionProps) {
  const { mutate, isPending } = useChallengeChange(
    groupId,
    callOf('DELETE /api/groups/:id/challenges/:challengeId'),
    { failed: 'Failed to delete the challenge', onDone: onClose },
  );
  return (
    <AskFirst
      question="Delete this challenge?"
      deed="Delete Challenge"
      pending={isPending}
      onConfirm={() => {
        mutate({ params: { id: groupId, challengeId: challenge.id } });
      }}
      onClose={onClose}
    >
      {`“${challengeTitle(challenge)}” is gone for all members, with its standings. Everybody keeps their workouts.`}
    </AskFirst>
  );
}
