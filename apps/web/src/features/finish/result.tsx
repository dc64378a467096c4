import type { Workout, ZoneStat } from '@hooplog/contract';
import { counted, formatCount, percentage, plural } from '@hooplog/domain';
import { Flame } from 'lucide-react';
import { LateHeatMapCourt } from '../../components/court/late-courts.tsx';
import { Card } from '../../components/ui/card.tsx';

interface ResultProps {
  readonly workout: Workout;
  readonly shotData: readonly ZoneStat[];
  readonly streakDays: number;
}

/** Shots that count in the result and in no zone are told where the court is. */
function withoutPlace({ totalShots }: Workout, shotData: readonly ZoneStat[]): string | null {
  const missing = totalShots - shotData.reduce((sum, { total }) => sum + total, 0);
  if (missing === 0) return null;
  return `${counted(missing, 'shot')} without a place ${plural(missing, 'is', 'are')} not on the court.`;
}

/** The numbers of the workout, large enough for a picture of the screen. */
export function Result({ workout, shotData, streakDays }: ResultProps) {
  const { made, totalShots } = workout;
  const note = withoutPlace(workout, shotData);
  return (
    <Card aria-label="Result" className="bg-accent-soft">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p className="text-8xl leading-none display figures">
          {percentage(made, totalShots)}
          <span className="text-4xl text-muted">%</span>
        </p>
        <p className="text-2xl leading-tight font-bold figures">
          {`${formatCount(made)} of ${formatCount(totalShots)}`}
          <span className="ml-1.5 text-base font-medium text-muted">made</span>
        </p>
      </div>
      {streakDays > 1 && (
        <p className="mt-4 flex items-center gap-2 font-semibold">
          <Flame aria-hidden className="size-5 text-accent-text" />
          {`${counted(streakDays, 'day')} in a row`}
        </p>
      )}
      {shotData.length > 0 && (
        <div className="mx-auto mt-5 max-w-md">
          <LateHeatMapCourt records={shotData} />
        </div>
      )}
      {note !== null && <p className="mt-3 text-sm text-muted">{note}</p>}
    </Card>
  );
}
