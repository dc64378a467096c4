import type { Challenge, ChallengeStanding } from '@hooplog/contract';
import { rich, t } from '@hooplog/language';
import { useState } from 'react';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { StandingBar } from '../standing-bar.tsx';
import { valueWords } from './challenge-text.ts';

interface RowProps {
  readonly challenge: Challenge;
  readonly standing: ChallengeStanding;
  readonly isOwn: boolean;
}

/** A player's value as a share of the leader's; null if values cannot be compared that way. */
function shareOf({ kind, standings }: Challenge, { rank, value, totalShots }: ChallengeStanding) {
  if (rank === null || kind === 'drill') return null;
  const whole = kind === 'percentage' ? totalShots : standings[0]?.value;
  return (value ?? 0) / Math.max(1, whole ?? 0);
}

function Row({ challenge, standing, isOwn }: RowProps) {
  const { rank, user } = standing;
  const { value, detail } = valueWords(challenge, standing);
  const share = shareOf(challenge, standing);
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="w-6 shrink-0 text-center font-bold figures">
        {rank === null ? (
          <>
            <span className="sr-only">{t('Not ranked')}</span>
            <span aria-hidden>–</span>
          </>
        ) : (
          rich('<spoken>Rank </spoken>{rank}', {
            rank,
            spoken: (text) => <span className="sr-only">{text}</span>,
          })
        )}
      </span>
      <Avatar name={user.name} imageUrl={user.profileImageUrl} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
        <p className={cn('font-semibold break-words', isOwn && 'text-accent-text')}>
          <bdi>{isOwn ? t('{name} (you)', { name: user.name }) : user.name}</bdi>
        </p>
        <p className="text-end figures">
          <span className={rank === null ? 'text-sm text-muted' : 'font-bold'}>{value}</span>
          {detail !== undefined && <span className="block text-sm text-muted">{detail}</span>}
        </p>
        {share !== null && <StandingBar share={share} isOwn={isOwn} />}
      </div>
    </li>
  );
}

/** Number of rows shown at first. */
const SHOWN = 5;

interface StandingsProps {
  readonly challenge: Challenge;
  readonly userId: string;
}

/** The ranking: the first rows and the reader's own, all of them after a tap. */
export function ChallengeStandings({ challenge, userId }: StandingsProps) {
  const { standings } = challenge;
  const [isOpen, setIsOpen] = useState(false);
  const isShown = ({ user }: ChallengeStanding, place: number) =>
    isOpen || place < SHOWN || user.id === userId;
  if (standings.length === 0)
    return <p className="text-muted">{t('Nobody takes part yet. Be the first.')}</p>;
  return (
    <div>
      <ol aria-label={t('Standings')} className="divide-y divide-line">
        {standings.filter(isShown).map((standing) => (
          <Row
            key={standing.user.id}
            challenge={challenge}
            standing={standing}
            isOwn={standing.user.id === userId}
          />
        ))}
      </ol>
      {standings.length > SHOWN && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {isOpen
            ? t('Show fewer')
            : t('Show all {members, plural, one {# member} other {# members}}', {
                members: standings.length,
              })}
        </Button>
      )}
    </div>
  );
}
