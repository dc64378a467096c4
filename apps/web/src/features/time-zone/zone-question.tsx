import type { CurrentUser } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { call } from '../../lib/api-client/call.ts';
import { currentUserQuery } from '../../lib/queries/current-user.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { deviceTimeZone } from '../../lib/session/use-time-zone.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { cityOf, isZoneOffered, noteAsked } from './zone-offer.ts';

/** Asks once whether days should follow the player's current time zone. Nothing changes without a yes. */
export function ZoneQuestion({ user }: { readonly user: CurrentUser }) {
  const zone = deviceTimeZone();
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(() => isZoneOffered(user, zone, serverNow()));
  const close = () => {
    noteAsked(user.id, zone);
    setIsAsked(false);
  };
  const { mutate, isPending } = useChange(
    () => call('PATCH /api/user/profile', { body: { timeZone: zone } }),
    {
      failed: t('Failed to update profile'),
      answers: currentUserQuery,
      onDone: async () => {
        close();
        await refreshAfterWorkout(client);
      },
    },
  );
  if (!isAsked) return null;
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line px-4 py-2 text-sm"
    >
      <p className="flex min-w-0 items-center gap-2">
        <MapPin aria-hidden className="size-5 shrink-0 text-accent-text" />
        {t('You seem to be in {city} now. Use its time from today on?', { city: cityOf(zone) })}
      </p>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          pending={isPending}
          onClick={() => {
            mutate();
          }}
        >
          {t('Yes')}
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={close}>
          {t('No')}
        </Button>
      </div>
    </div>
  );
}
