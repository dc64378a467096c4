import type { Challenge } from '@hooplog/contract';
import { CHALLENGE_LIMITS, localDayOf } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { lazyDialog } from '../../../components/ui/lazy-part.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { SkeletonList } from '../../../components/ui/skeleton.tsx';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { ChallengeCard } from './challenge-card.tsx';
import type { ChallengeDialogProps } from './challenge-dialog.tsx';
import { challengesQuery } from './challenges-query.ts';

const ChallengeDialog = lazyDialog<ChallengeDialogProps>(
  async () => (await import('./challenge-dialog.tsx')).ChallengeDialog,
);

const GRID = 'grid items-start gap-4 lg:grid-cols-2';

const SKELETON = (
  <SkeletonList
    label={t('Loading challenges')}
    count={2}
    each="h-64 rounded-card"
    className={GRID}
  />
);

/** Open challenges first, the next to end on top; then finished ones, the latest on top. */
const inOrder = (challenges: readonly Challenge[]): Challenge[] => {
  const isOver = ({ state }: Challenge) => state === 'over';
  const open = challenges.filter((challenge) => !isOver(challenge));
  return [...open.toReversed(), ...challenges.filter(isOver)];
};

interface ChallengesProps {
  readonly groupId: string;
  readonly userId: string;
}

/** The challenges of a squad. */
export function Challenges({ groupId, userId }: ChallengesProps) {
  const query = useQuery(challengesQuery(groupId));
  const today = localDayOf(serverNow(), useTimeZone());
  const [isStarting, setIsStarting] = useState(false);
  const start = (
    <Button
      onClick={() => {
        setIsStarting(true);
      }}
    >
      <Plus aria-hidden /> {t('Start a Challenge')}
    </Button>
  );
  return (
    <section aria-label={t('Challenges')} className="space-y-4">
      <Loaded query={query} title={t('The challenges could not be loaded')} skeleton={SKELETON}>
        {(challenges) =>
          challenges.length === 0 ? (
            <EmptyState
              picture="trophy"
              title={t('No challenges yet')}
              text={t(
                'Most makes, best percentage, most days or a drill: start one, and whoever joins is in the standings.',
              )}
              action={start}
            />
          ) : (
            <>
              {challenges.filter(({ state }) => state !== 'over').length <
                CHALLENGE_LIMITS.OPEN_PER_SQUAD && start}
              <ul className={GRID}>
                {inOrder(challenges).map((challenge) => (
                  <ChallengeCard
                    key={challenge.id}
                    groupId={groupId}
                    challenge={challenge}
                    userId={userId}
                    today={today}
                  />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      {isStarting && (
        <ChallengeDialog
          groupId={groupId}
          today={today}
          onClose={() => {
            setIsStarting(false);
          }}
        />
      )}
    </section>
  );
}
