import type { Challenge } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { challengeTitle } from '../../../components/challenges/challenge-title-text.ts';
import { AskFirst } from '../../../components/ui/ask-first.tsx';
import { callOf } from '../../../lib/queries/use-change.ts';
import { useChallengeChange } from './challenges-query.ts';

export interface ChallengeQuestionProps {
  readonly groupId: string;
  readonly challenge: Challenge;
  readonly onClose: () => void;
}

/** Confirms that the challenge ends today. */
export function EndDialog({ groupId, challenge, onClose }: ChallengeQuestionProps) {
  const { mutate, isPending } = useChallengeChange(
    groupId,
    callOf('POST /api/groups/:id/challenges/:challengeId/end'),
    { failed: t('Failed to end the challenge'), onDone: onClose },
  );
  return (
    <AskFirst
      question={t('End this challenge today?')}
      deed={t('End It Today')}
      pending={isPending}
      onConfirm={() => {
        mutate({ params: { id: groupId, challengeId: challenge.id } });
      }}
      onClose={onClose}
    >
      {t('Today becomes the last day of “{challenge}” for everyone. Shots of today still count.', {
        challenge: challengeTitle(challenge),
      })}
    </AskFirst>
  );
}

/** Confirms deleting the challenge for everyone. */
export function DeleteDialog({ groupId, challenge, onClose }: ChallengeQuestionProps) {
  const { mutate, isPending } = useChallengeChange(
    groupId,
    callOf('DELETE /api/groups/:id/challenges/:challengeId'),
    { failed: t('Failed to delete the challenge'), onDone: onClose },
  );
  return (
    <AskFirst
      question={t('Delete this challenge?')}
      deed={t('Delete Challenge')}
      pending={isPending}
      onConfirm={() => {
        mutate({ params: { id: groupId, challengeId: challenge.id } });
      }}
      onClose={onClose}
    >
      {t(
        '“{challenge}” is gone for all members, with its standings. Everybody keeps their workouts.',
        { challenge: challengeTitle(challenge) },
      )}
    </AskFirst>
  );
}
