import type { Reel, Workout } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { Progress } from '../../../components/ui/progress.tsx';
import { call } from '../../../lib/api-client/call.ts';
import { formatClock } from '../../../lib/format/clock.ts';
import { useChange } from '../../../lib/queries/use-change.ts';
import { reelQuery } from '../finish-queries.ts';
import { ReadyReel } from './ready-reel.tsx';

/** Asks the server to make the reel; `reelQuery` reports the progress. */
const useMakeReel = (workoutId: string, known: Reel) =>
  useChange(() => call('POST /api/workouts/:id/reel', { params: { id: workoutId } }), {
    failed: t('The reel could not be started'),
    answers: reelQuery(workoutId, known),
  });

interface ReelCardProps {
  readonly workout: Workout;
  /** The reel as of loading the screen. */
  readonly reel: Reel;
  readonly posterUrl: string | null;
}

function Offer({ reel, workoutId }: { readonly reel: Reel; readonly workoutId: string }) {
  const { mutate, isPending } = useMakeReel(workoutId, reel);
  return (
    <>
      {reel.state === 'failed' && (
        <p role="alert" className="mb-3 font-medium text-missed">
          {t('The reel could not be made. Your workout and its video are as they were.')}
        </p>
      )}
      <p>
        {t('Every make, back to back: {time} to watch and share.', {
          time: formatClock(reel.durationSeconds),
        })}
      </p>
      <Button
        variant="secondary"
        className="mt-4 w-full sm:w-auto"
        pending={isPending}
        onClick={() => {
          mutate();
        }}
      >
        <Clapperboard aria-hidden /> {reel.state === 'failed' ? t('Try again') : t('Make the reel')}
      </Button>
    </>
  );
}

function UnderWay({ reel }: { readonly reel: Reel }) {
  const isWaiting = reel.state === 'queued';
  return (
    <div role="status">
      <p className="mb-3">
        {isWaiting
          ? t('Your reel is waiting for its turn. You can leave this page meanwhile.')
          : t('Building your reel… You can leave this page meanwhile.')}
      </p>
      <Progress label={t('Progress of the reel')} value={isWaiting ? null : reel.progress} />
    </div>
  );
}

/**
 * Offers, makes and shares a video of the makes of a workout. Renders nothing if no reel can be made, except for a
 * video counted on the device, whose player gets the reason.
 */
export function ReelCard({ workout, reel: known, posterUrl }: ReelCardProps) {
  const { data: reel } = useQuery(reelQuery(workout.id, known));
  const isInProgress = reel.state === 'queued' || reel.state === 'making';
  if (reel.refusal !== null && reel.refusalWhy !== 'on_device') return null;
  return (
    <Card>
      <CardHeading>{t('Reel of your makes')}</CardHeading>
      {reel.refusal !== null && (
        <p className="text-muted">
          {t(
            'The video of this workout stayed on the device that counted it, so no reel can be made here.',
          )}
        </p>
      )}
      {reel.url !== null && (
        <ReadyReel url={reel.url} posterUrl={posterUrl} day={workout.localDay} />
      )}
      {isInProgress && <UnderWay reel={reel} />}
      {reel.refusal === null && reel.url === null && !isInProgress && (
        <Offer reel={reel} workoutId={workout.id} />
      )}
    </Card>
  );
}
