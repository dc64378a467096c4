import type { News } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { call } from '../../lib/api-client/call.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { toast } from '../../lib/toast/toast-store.ts';

interface OfferAnswerProps {
  readonly offered: Extract<News, { kind: 'shots_offered' }>;
}

/** `muted`: declined, together with all future offers of this player. */
type Choice = 'accepted' | 'declined' | 'muted';

function useAnswer({ offerId, from }: OfferAnswerProps['offered']) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const send = (choice: Choice) =>
    call('PUT /api/shot-offers/:id/answer', {
      params: { id: offerId },
      body: { answer: choice === 'accepted' ? choice : 'declined', mute: choice === 'muted' },
    });
  return useChange(send, {
    failed: t('Your answer could not be saved'),
    refresh: ['/api/notifications', '/api/mutes', '/api/messages'],
    onDone: async ({ workoutId }, choice) => {
      if (choice === 'muted') {
        toast({
          title: t('{user} is muted', { user: from.name }),
          leads: { path: '/profile', label: t('Profile') },
        });
      }
      if (choice !== 'accepted' || workoutId === null) return;
      await navigate({ to: '/workout/$id', params: { id: workoutId } });
      await refreshAfterWorkout(client);
    },
  });
}

/**
 * Buttons to accept or decline shots that another player filmed. Declining can include all future offers of that
 * player.
 */
export function OfferAnswer({ offered }: OfferAnswerProps) {
  const { from, isUpdate, sameDayShots } = offered;
  const { mutate, isPending } = useAnswer(offered);
  const [isDeclining, setIsDeclining] = useState(false);
  const button = (choice: Choice, words: string, variant?: 'secondary') => (
    <Button
      variant={variant}
      disabled={isPending}
      onClick={() => {
        mutate(choice);
      }}
    >
      {words}
    </Button>
  );
  const name = t('Shots that {player} filmed', { player: from.name });
  if (isDeclining) {
    return (
      <div role="group" aria-label={name} className="flex flex-wrap gap-2">
        {button('declined', t('Only this time'), 'secondary')}
        {button('muted', t('Mute {user}', { user: from.name }), 'secondary')}
        <p className="basis-full text-sm text-muted">
          {t('Muted: you no longer get messages or shots from {player}.', {
            player: from.name,
          })}
        </p>
      </div>
    );
  }
  return (
    <>
      {sameDayShots > 0 && (
        <p className="mb-2 text-sm figures">
          {t(
            'You have {shots, plural, one {# shot} other {# shots}} of that day already. Add these only if they are not among them.',
            { shots: sameDayShots },
          )}
        </p>
      )}
      <div role="group" aria-label={name} className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          disabled={isPending}
          onClick={() => {
            setIsDeclining(true);
          }}
        >
          {t('No, thanks')}
        </Button>
        {button('accepted', isUpdate ? t('Take the new ones') : t('Add shots'))}
      </div>
    </>
  );
}
