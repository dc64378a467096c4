import type { WorkoutDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { call } from '../../lib/api-client/call.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { useChange } from '../../lib/queries/use-change.ts';

type Correction = NonNullable<WorkoutDetails['correction']>;

interface CorrectionCardProps {
  readonly workout: WorkoutDetails;
  readonly correction: Correction;
}

/** The changes, one sentence each. */
function changesOf({ calls, added, removed }: Correction): string[] {
  const changes = [
    ...(calls > 0
      ? [t('{calls, plural, one {# call is} other {# calls are}} different now.', { calls })]
      : []),
    ...(added > 0
      ? [t('{shots, plural, one {# shot is} other {# shots are}} new.', { shots: added })]
      : []),
    ...(removed > 0
      ? [t('{shots, plural, one {# shot is} other {# shots are}} gone.', { shots: removed })]
      : []),
  ];
  return changes.length > 0 ? changes : [t('Only spots or kinds of shots are different.')];
}

/** The player who filmed these shots has corrected them; their taker accepts the correction or keeps the old shots. */
export function CorrectionCard({ workout, correction }: CorrectionCardProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useChange(
    (answer: 'accepted' | 'declined') =>
      call('PUT /api/shot-offers/:id/answer', {
        params: { id: correction.offerId },
        body: { answer },
      }),
    {
      failed: t('Your answer could not be saved'),
      refresh: ['/api/notifications'],
      onDone: () => refreshAfterWorkout(client),
    },
  );
  return (
    <Card aria-labelledby="correction">
      <CardHeading id="correction" className="mb-2">
        {workout.filmedBy == null
          ? t('Your shots were corrected')
          : t('{player} corrected your shots', { player: workout.filmedBy.name })}
      </CardHeading>
      <p className="figures">
        {t('{made} of {shots} made now. You have {ownMade} of {ownShots}.', {
          made: correction.made,
          shots: correction.totalShots,
          ownMade: workout.made,
          ownShots: workout.totalShots,
        })}
      </p>
      <p className="mt-1 text-sm text-muted figures">{changesOf(correction).join(' ')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          disabled={isPending}
          onClick={() => {
            mutate('declined');
          }}
        >
          {t('Keep mine')}
        </Button>
        <Button
          disabled={isPending}
          onClick={() => {
            mutate('accepted');
          }}
        >
          {t('Take the new ones')}
        </Button>
      </div>
    </Card>
  );
}
