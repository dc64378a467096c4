import type { LeaderboardState, OwnLeaderboardEntry } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { call } from '../../lib/api-client/call.ts';
import { currentUserQuery } from '../../lib/queries/current-user.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { PlayerRow } from './player-row.tsx';

const WORDS: Readonly<Record<LeaderboardState, string>> = {
  listed: t('Everybody who is signed in sees your name, your picture and these numbers.'),
  no_shots: t('You will appear here with your first shot.'),
  hidden: t('Only you see these numbers. Nobody else finds you on the leaderboard.'),
  too_young: t('Only you see these numbers. The leaderboard is for players aged 13 and over.'),
};

function useShowMe() {
  const send = (shown: boolean) =>
    call('PATCH /api/user/profile', { body: { onLeaderboard: shown ? 1 : 0 } });
  return useChange(send, {
    failed: t('Failed to update profile'),
    answers: currentUserQuery,
    refresh: ['/api/leaderboard'],
  });
}

interface OwnRankProps {
  readonly own: OwnLeaderboardEntry;
}

/** The player's rank, and whether others see it. */
export function OwnRank({ own }: OwnRankProps) {
  const { mutate, isPending } = useShowMe();
  const isShown = own.state === 'listed' || own.state === 'no_shots';
  return (
    <Card aria-labelledby="own-place" className="overflow-hidden p-0">
      <div className="p-4 pb-2 sm:px-5">
        <CardHeading id="own-place" description={WORDS[own.state]} className="mb-1">
          {t('Your place')}
        </CardHeading>
        {own.state !== 'too_young' && (
          <Switch
            label={t('Show me on the leaderboard')}
            checked={isShown}
            disabled={isPending}
            onChange={(event) => {
              mutate(event.target.checked);
            }}
          />
        )}
      </div>
      {/* Listed players have their row in the ranking. */}
      {(own.state === 'hidden' || own.state === 'too_young') && (
        <div className="border-t border-line">
          <PlayerRow entry={own} isOwn />
        </div>
      )}
    </Card>
  );
}
