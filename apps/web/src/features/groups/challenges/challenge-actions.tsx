import type { Challenge } from '@hooplog/contract';
import { type LocalDay, nextPeriod } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { CalendarCheck, LogOut, Play, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { challengeTitle } from '../../../components/challenges/challenge-title-text.ts';
import { Button } from '../../../components/ui/button.tsx';
import { lazyDialog } from '../../../components/ui/lazy-part.tsx';
import { MoreMenu } from '../../../components/ui/more-menu.tsx';
import { callOf } from '../../../lib/queries/use-change.ts';
import type { ChallengeQuestionProps } from './challenge-dialogs.tsx';
import { periodWords, sharedWords } from './challenge-text.ts';
import { useChallengeChange } from './challenges-query.ts';

// Not needed until their menu entries are chosen.
const EndDialog = lazyDialog<ChallengeQuestionProps>(
  async () => (await import('./challenge-dialogs.tsx')).EndDialog,
);
const DeleteDialog = lazyDialog<ChallengeQuestionProps>(
  async () => (await import('./challenge-dialogs.tsx')).DeleteDialog,
);

interface ActionsProps {
  readonly groupId: string;
  readonly challenge: Challenge;
  /** Today in the player's time zone. */
  readonly today: LocalDay;
}

/** Joins with one tap; what that shares is said above the button. */
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

/** Starts the same challenge again, with one tap. */
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

/** Rarely used actions of the reader, the creator and the squad's owner. */
export function ChallengeMenu({ groupId, challenge, today }: ActionsProps) {
  const [asked, setAsked] = useState<'end' | 'delete' | null>(null);
  const leave = useChallengeChange(
    groupId,
    callOf('DELETE /api/groups/:id/challenges/:challengeId/membership'),
    { failed: t('Failed to leave the challenge') },
  );
  const { id, isJoined, mayManage, state, lastDay } = challenge;
  const leaving = {
    icon: LogOut,
    label: t('Leave'),
    onChoose: () => {
      leave.mutate({ params: { id: groupId, challengeId: id } });
    },
  };
  const ending = {
    icon: CalendarCheck,
    label: t('End Today'),
    onChoose: () => {
      setAsked('end');
    },
  };
  const deleting = {
    icon: Trash2,
    label: t('Delete'),
    onChoose: () => {
      setAsked('delete');
    },
  };
  const props = {
    groupId,
    challenge,
    onClose: () => {
      setAsked(null);
    },
  };
  return (
    <>
      <MoreMenu
        title={challengeTitle(challenge)}
        entries={[
          ...(isJoined ? [leaving] : []),
          ...(mayManage && state === 'running' && lastDay > today ? [ending] : []),
          ...(mayManage ? [deleting] : []),
        ]}
      />
      {asked === 'end' && <EndDialog {...props} />}
      {asked === 'delete' && <DeleteDialog {...props} />}
    </>
  );
}

/** The reader's actions on a challenge. */
export function ChallengeActions(props: ActionsProps) {
  const { state, isJoined, hasNext, drill } = props.challenge;
  return (
    <>
      {state !== 'over' && !isJoined && <Join {...props} />}
      {state === 'over' && !hasNext && <Next {...props} />}
      {state === 'running' && isJoined && drill !== undefined && (
        <Button asChild size="sm">
          <Link to="/upload" search={{ tracking: true, drill: drill.key }}>
            <Play aria-hidden /> {t('Play the Drill')}
          </Link>
        </Button>
      )}
    </>
  );
}
