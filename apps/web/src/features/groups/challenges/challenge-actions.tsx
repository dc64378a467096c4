import type { Challenge } from '@hooplog/contract';
import { type LocalDay, nextPeriod } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Play, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { lazyDialog } from '../../../components/ui/lazy-part.tsx';
import { callOf } from '../../../lib/queries/use-change.ts';
import type { ChallengeQuestionProps } from './challenge-dialogs.tsx';
import { periodWords, sharedWords } from './challenge-text.ts';
import { useChallengeChange } from './challenges-query.ts';

// Of no use before their buttons are pressed.
const EndDialog = lazyDialog<ChallengeQuestionProps>(
  async () => (await import('./challenge-dialogs.tsx')).EndDialog,
);
const DeleteDialog = lazyDialog<ChallengeQuestionProps>(
  async () => (await import('./challenge-dialogs.tsx')).DeleteDialog,
);

interface ActionsProps {
  readonly groupId: string;
  readonly challenge: Challenge;
  /** The player's own day. */
  readonly today: LocalDay;
}

/** Joining, by one tap: what that shows is said above the button. */
function Join({ groupId, challenge }: ActionsProps) {
  const { mutate, isPending } = useChallengeChange(
    groupId,
    callOf('PUT /api/groups/:id/challenges/:challengeId/membership'),
    { failed: t('Failed to join the challenge') },
  );
  return (
    <div className="space-y-3 rounded-control bg-sunken p-3">
      <p className="text-sm">
        {t('{whoSees} You can leave at any time.', { whoSees: sharedWords(challenge) })}
      </p>
      <Button
        className="w-full sm:w-auto"
        pending={isPending}
        onClick={() => {
          mutate({ params: { id: groupId, challengeId: challenge.id } });
        }}
      >
        {t('Join')}
      </Button>
    </div>
  );
}

/** The same again, by one tap. */
function Next({ groupId, challenge, today }: ActionsProps) {
  const { mutate, isPending } = useChallengeChange(
    groupId,
    callOf('POST /api/groups/:id/challenges/:challengeId/next'),
    { failed: t('Failed to start the next challenge') },
  );
  const { firstDay, lastDay } = challenge;
  const period = nextPeriod(
    { firstDay: firstDay as LocalDay, lastDay: lastDay as LocalDay },
    today,
  );
  return (
    <div className="space-y-3 rounded-control bg-sunken p-3">
      <p className="text-sm">
        {t('The same again, {period}? You take part. {whoSees}', {
          period: periodWords(period),
          whoSees: sharedWords(challenge),
        })}
      </p>
      <Button
        className="w-full sm:w-auto"
        pending={isPending}
        onClick={() => {
          mutate({ params: { id: groupId, challengeId: challenge.id } });
        }}
      >
        <Plus aria-hidden /> {t('Start the Next One')}
      </Button>
    </div>
  );
}

function Leave({ groupId, challenge }: ActionsProps) {
  const { mutate, isPending } = useChallengeChange(
    groupId,
    callOf('DELETE /api/groups/:id/challenges/:challengeId/membership'),
    { failed: t('Failed to leave the challenge') },
  );
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={isPending}
      onClick={() => {
        mutate({ params: { id: groupId, challengeId: challenge.id } });
      }}
    >
      {t('Leave')}
    </Button>
  );
}

/** Of its creator and the owner of the squad. */
function Manage({ groupId, challenge, today }: ActionsProps) {
  const [asked, setAsked] = useState<'end' | 'delete' | null>(null);
  const props = {
    groupId,
    challenge,
    onClose: () => {
      setAsked(null);
    },
  };
  return (
    <>
      {challenge.state === 'running' && challenge.lastDay > today && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            setAsked('end');
          }}
        >
          {t('End Today')}
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setAsked('delete');
        }}
      >
        <Trash2 aria-hidden /> {t('Delete')}
      </Button>
      {asked === 'end' && <EndDialog {...props} />}
      {asked === 'delete' && <DeleteDialog {...props} />}
    </>
  );
}

/** What the reader can do about a challenge. */
export function ChallengeActions(props: ActionsProps) {
  const { state, isJoined, mayManage, hasNext, drill } = props.challenge;
  return (
    <div className="space-y-3">
      {state !== 'over' && !isJoined && <Join {...props} />}
      {state === 'over' && !hasNext && <Next {...props} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {state === 'running' && isJoined && drill !== undefined && (
          <Button asChild size="sm">
            <Link to="/upload" search={{ tracking: true, drill: drill.key }}>
              <Play aria-hidden /> {t('Play the Drill')}
            </Link>
          </Button>
        )}
        {isJoined && <Leave {...props} />}
        {mayManage && <Manage {...props} />}
      </div>
    </div>
  );
}
