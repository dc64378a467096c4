import type { Challenge } from '@hooplog/contract';
import type { LocalDay } from '@hooplog/domain';
import { Trophy } from 'lucide-react';
import { challengeTitle } from '../../../components/challenges/challenge-title-text.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { CARD_STYLE } from '../../../components/ui/card-style.ts';
import { cn } from '../../../components/ui/cn.ts';
import { ChallengeActions, ChallengeMenu } from './challenge-actions.tsx';
import { ChallengeStandings } from './challenge-standings.tsx';
import { FILMED_ONLY, periodWords, ruleWords, whenWords, winnerWords } from './challenge-text.ts';

interface ChallengeCardProps {
  readonly groupId: string;
  readonly challenge: Challenge;
  readonly userId: string;
  /** Today in the player's time zone. */
  readonly today: LocalDay;
}

/** One challenge: its rule, its period, who leads or won, and the reader's actions. */
export function ChallengeCard(props: ChallengeCardProps) {
  const { challenge, userId, today } = props;
  const title = challengeTitle(challenge);
  const saysItself = challenge.name === null && challenge.kind !== 'percentage';
  return (
    <li className={cn(CARD_STYLE, 'space-y-4')}>
      <div>
        <div className="flex items-start gap-2">
          <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h2 className="min-w-0 text-lg leading-tight font-bold wrap-anywhere">{title}</h2>
            <Badge tone={challenge.state === 'running' ? 'accent' : 'neutral'}>
              {whenWords(challenge, today)}
            </Badge>
          </div>
          <ChallengeMenu {...props} />
        </div>
        <p className="mt-1 text-sm text-muted figures">{periodWords(challenge)}</p>
        <p className="mt-1 text-sm text-muted figures empty:hidden">
          {saysItself ? '' : `${ruleWords(challenge)} `}
          {challenge.filmedOnly && FILMED_ONLY}
        </p>
      </div>
      {challenge.state === 'over' && (
        <p className="flex items-center gap-2 text-lg font-bold">
          <Trophy aria-hidden className="size-5 shrink-0 text-accent-text" />
          <span className="min-w-0 wrap-anywhere">{winnerWords(challenge.standings, userId)}</span>
        </p>
      )}
      <ChallengeStandings challenge={challenge} userId={userId} />
      <ChallengeActions {...props} />
    </li>
  );
}
