import type { HistoryEntry } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Flame, Hand, Video } from 'lucide-react';
import { formatLocalDay } from '../../lib/format/dates.ts';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ownerName, type WorkoutOwner } from '../../components/workouts/owner-name.ts';
import { WorkoutPercent } from '../../components/workouts/workout-percent.tsx';

interface WorkoutCardProps {
  readonly workout: Pick<
    HistoryEntry,
    'id' | 'kind' | 'made' | 'totalShots' | 'notes' | 'localDay'
  >;
  /** Its day, formatted. */
  readonly day: string;
  /** Shown in lists that mix the workouts of several players. */
  readonly owner?: WorkoutOwner;
}

function Owner({ owner }: { readonly owner: WorkoutOwner }) {
  const name = ownerName(owner);
  return (
    <p className="mb-3 flex items-center gap-2 text-sm font-semibold">
      <Avatar name={name} imageUrl={owner.profileImageUrl} />
      {name}
    </p>
  );
}

/** One workout with shots in a list; links to its details. */
export function WorkoutCard({ workout, day, owner }: WorkoutCardProps) {
  const { id, kind, made, totalShots, notes, localDay } = workout;
  const [Icon, how] = kind === 'hand' ? [Hand, t('Counted by hand')] : [Video, t('From a video')];
  return (
    <article
      aria-label={t('Workout of {day}', { day: formatLocalDay(localDay) })}
      className="rounded-card border border-line bg-card p-4"
    >
      {owner !== undefined && <Owner owner={owner} />}
      <div className="flex items-center justify-between gap-3">
        <h3 className="flex items-center gap-2 font-bold">
          {day}
          <Icon role="img" aria-label={how} className="size-4 text-muted" />
        </h3>
        <WorkoutPercent made={made} total={totalShots} />
      </div>
      {notes !== null && (
        <p className="mt-1.5 line-clamp-2 text-sm wrap-anywhere text-muted">
          <bdi>{notes}</bdi>
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="flex gap-2">
          <Badge tone="made">{t('{made, number} made', { made })}</Badge>
          <Badge tone="missed">{t('{missed, number} missed', { missed: totalShots - made })}</Badge>
        </p>
        <p className="-mx-3 flex w-[calc(100%+1.5rem)] justify-between sm:w-auto">
          <Button asChild variant="quiet" size="sm">
            <Link to="/workout/$id" params={{ id }} hash="court">
              <Flame aria-hidden /> {t('Heat map')}
            </Link>
          </Button>
          <Button asChild variant="quiet" size="sm">
            <Link to="/workout/$id" params={{ id }}>
              {t('View Details')}
            </Link>
          </Button>
        </p>
      </div>
    </article>
  );
}
