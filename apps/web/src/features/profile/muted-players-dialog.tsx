import type { Player } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { queryOf } from '../../lib/queries/query-of.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';

const LOADING = (
  <div role="status" aria-label={t('Loading muted players')}>
    <Skeleton className="h-24" />
  </div>
);

const NOBODY = (
  <EmptyState
    picture="talk"
    title={t('Nobody is muted')}
    text={t('To mute a player, press “More” below one of their messages.')}
  />
);

function Muted({ player }: { readonly player: Player }) {
  const { mutate, isPending } = useChange(callOf('DELETE /api/mutes/:userId'), {
    title: t('Failed to unmute {player}', { player: player.name }),
    failed: t('Please try again.'),
    refresh: ['/api/mutes', '/api/messages', '/api/groups'],
  });
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar name={player.name} imageUrl={player.profileImageUrl} />
      <bdi className="min-w-0 flex-1 truncate font-semibold">{player.name}</bdi>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('Unmute {player}', { player: player.name })}
        pending={isPending}
        onClick={() => {
          mutate({ params: { userId: player.id } });
        }}
      >
        {t('Unmute')}
      </Button>
    </li>
  );
}

/** The players that the user muted; each can be unmuted. */
export function MutedPlayersDialog({ onClose }: { readonly onClose: () => void }) {
  const query = useQuery(queryOf('GET /api/mutes'));
  return (
    <Dialog open onClose={onClose} title={t('Muted players')}>
      <Loaded query={query} title={t('The list could not be loaded')} skeleton={LOADING}>
        {(players) =>
          players.length === 0 ? (
            NOBODY
          ) : (
            <ul className="divide-y divide-line">
              {players.map((player) => (
                <Muted key={player.id} player={player} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}
