import type { Challenge } from '@hooplog/contract';
import { type LocalDay, localDayOf } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Trophy } from 'lucide-react';
import { challengeTitle } from '../../../components/challenges/challenge-title-text.ts';
import { CARD_STYLE } from '../../../components/ui/card-style.ts';
import { cn } from '../../../components/ui/cn.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { ownPlaceWords, whenWords } from './challenge-text.ts';
import { challengesQuery } from './challenges-query.ts';

interface ChallengeLineProps {
  readonly groupId: string;
  readonly userId: string;
}

/** The text about the open challenge that ends first; a suggestion if there is none. */
function wordsOf(challenges: readonly Challenge[], userId: string, today: LocalDay) {
  const next = challenges.findLast(({ state }) => state !== 'over');
  if (next === undefined)
    return {
      title: t('Start a challenge'),
      text: t('Who makes the most shots this week?'),
      when: null,
    };
  return {
    title: challengeTitle(next),
    text: ownPlaceWords(next, userId),
    when: whenWords(next, today),
  };
}

/** A line about the squad's challenges that links to them. It keeps its height while the text loads. */
export function ChallengeLine({ groupId, userId }: ChallengeLineProps) {
  const { data } = useQuery(challengesQuery(groupId));
  const today = localDayOf(serverNow(), useTimeZone());
  const { title, text, when } =
    data === undefined
      ? { title: t('Challenges'), text: '\u00a0', when: null }
      : wordsOf(data, userId, today);
  return (
    <Link
      to="/groups/$id"
      params={{ id: groupId }}
      search={{ tab: 'challenges' }}
      replace
      resetScroll={false}
      className={cn(CARD_STYLE, 'flex items-center gap-3 hover:border-edge')}
    >
      <Trophy aria-hidden className="size-5 shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate font-semibold">{title}</span>
          {when !== null && <span className="text-sm font-semibold figures">{when}</span>}
        </span>
        <span className="line-clamp-2 text-sm text-muted figures">{text}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
