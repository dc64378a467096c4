import type { WorkoutDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FilmedLine } from '../../components/workouts/filmed-line.tsx';
import { zoneOfWorkout } from '../../lib/format/dates.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';

/** When the film was recorded. A change is saved at once, since the workout already counts. */
export function Filmed({ counted }: { readonly counted: WorkoutDetails }) {
  const [workout, setWorkout] = useState(counted);
  const timeZone = zoneOfWorkout(workout, useTimeZone());
  const client = useQueryClient();
  const { mutate, isPending } = useChange(callOf('PATCH /api/workouts/:id'), {
    failed: t('Failed to save workout'),
    onDone: async (moved) => {
      setWorkout(moved);
      await refreshAfterWorkout(client);
    },
  });
  return (
    <FilmedLine
      moment={workout}
      timeZone={timeZone}
      isPending={isPending}
      onChange={(body) => {
        mutate({ params: { id: workout.id }, body });
      }}
    />
  );
}
