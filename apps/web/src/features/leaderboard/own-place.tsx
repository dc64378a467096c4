import type { CurrentUser, LeaderboardState, OwnLeaderboardEntry } from '@hooplog/contract';
import { updateProfile } from '@hooplog/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { currentUserQuery } from '../../lib/queries/current-user.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { LEADERBOARD_KEY } from './leaderboard-queries.ts';
import { PlayerRow } from './player-row.tsx';

const WORDS: Readonly<Record<LeaderboardState, string>> = {
  listed: 'Everybody who is signed in sees your name, your picture and these numbers.',
  no_shots: 'You will appear here with your first shot.',
  hidden: 'Only you see these numbers. Nobody else finds you on the leaderboard.',
  too_young: 'Only you see these numbers. The leaderboard is for players from 13 years on.',
};

function useShowMe(user: CurrentUser) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shown: boolean) => {
      const displayName = user.displayName ?? 'Player';
      return call(updateProfile, { body: { displayName, onLeaderboard: shown ? 1 : 0 } });
    },
    onSuccess: async (saved) => {
      client.setQueryData(currentUserQuery.queryKey, saved);
      await client.invalidateQueries({ queryKey: [LEADERBOARD_KEY] });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = userMessage(error, 'Failed to update profile');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
}

interface OwnPlaceProps {
  readonly user: CurrentUser;
  readonly own: OwnLeaderboardEntry;
  /** Whether the list above shows the row already. */
  readonly isInList: boolean;
}

/** Where the player stands, and whether others see it. */
export function OwnPlace({ user, own, isInList }: OwnPlaceProps) {
  const { mutate, isPending } = useShowMe(user);
  const isShown = own.state === 'listed' || own.state === 'no_shots';
  return (
    <Card aria-labelledby="own-place" className="overflow-hidden p-0 sm:p-0">
      <div className="p-4 pb-2 sm:px-5">
        <CardHeading id="own-place" description={WORDS[own.state]} className="mb-1">
          Your place
        </CardHeading>
        {own.state !== 'too_young' && (
          <Switch
            label="Show me on the leaderboard"
            checked={isShown}
            disabled={isPending}
            onChange={(event) => {
              mutate(event.target.checked);
            }}
          />
        )}
      </div>
      {!isInList && own.state !== 'no_shots' && (
        <div className="border-t border-line">
          <PlayerRow entry={own} isOwn />
        </div>
      )}
    </Card>
  );
}
