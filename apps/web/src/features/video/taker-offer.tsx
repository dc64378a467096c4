import type { Taker } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Button } from '../../components/ui/button.tsx';
import { call } from '../../lib/api-client/call.ts';
import { formatDay } from '../../lib/format/dates.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';

interface TakerOfferProps {
  readonly workoutId: string;
  readonly taker: Taker;
  /** Number of their shots. */
  readonly shots: number;
  /** Sends the current corrections before the mate is notified. */
  readonly flush: () => Promise<void>;
}

function useOffer({ workoutId, taker, flush }: TakerOfferProps) {
  const params = { id: workoutId, playerId: taker.player.id };
  const refresh = ['/api/workouts'] as const;
  const send = useChange(
    async () => {
      await flush();
      return call('PUT /api/workouts/:id/takers/:playerId/offer', { params });
    },
    { failed: t('The shots could not be sent'), refresh },
  );
  const withdraw = useChange(
    () => call('DELETE /api/workouts/:id/takers/:playerId/offer', { params }),
    { failed: t('Please try again.'), refresh },
  );
  return { send, withdraw };
}

/** Status of an offer, for the player who filmed. */
function standing({ player, offer }: Taker, timeZone: string): string {
  const { name } = player;
  if (offer === undefined) {
    return t('{player} can add them to their own workouts. Your film stays with you.', {
      player: name,
    });
  }
  switch (offer.state) {
    case 'pending':
      return t('Sent to {player}, who can answer until {day}.', {
        player: name,
        day: formatDay(offer.expiresAt, timeZone),
      });
    case 'accepted':
      return offer.isChanged
        ? t('{player} has added these shots. You have changed them since.', { player: name })
        : t('{player} has added these shots to their workouts.', { player: name });
    // A player who declined has no shots any more.
    case 'declined':
    case 'expired':
      return t('{player} has not answered.', { player: name });
  }
}

/** Offers a mate the shots that are theirs, and shows the status of the offer. */
export function TakerOffer(props: TakerOfferProps) {
  const { taker, shots } = props;
  const { player, offer } = taker;
  const { send, withdraw } = useOffer(props);
  const isBusy = send.isPending || withdraw.isPending;
  const maySend =
    offer === undefined ||
    offer.state === 'expired' ||
    (offer.state === 'accepted' && offer.isChanged);
  return (
    <div className="mt-2 space-y-2">
      <p role="status" className="text-sm text-muted">
        {standing(taker, useTimeZone())}
      </p>
      {maySend && (
        <Button
          className="w-full"
          disabled={isBusy}
          onClick={() => {
            send.mutate();
          }}
        >
          {t('Send {shots, plural, one {# shot} other {# shots}} to {player}', {
            shots,
            player: player.name,
          })}
        </Button>
      )}
      {offer?.state === 'pending' && (
        <Button
          variant="secondary"
          className="w-full"
          disabled={isBusy}
          onClick={() => {
            withdraw.mutate();
          }}
        >
          {t('Take it back')}
        </Button>
      )}
    </div>
  );
}
