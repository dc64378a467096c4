import { percentage, zoneDisplayName, zoneNumber } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Check, CircleQuestionMark } from 'lucide-react';
import type { MouseEvent } from 'react';
import { KIND_NAMES } from '../../components/kinds/kind-names-text.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { cn } from '../../components/ui/cn.ts';
import { isZoneDoubtful, likelyZones } from '../../lib/shot-place/shot-place.ts';
import { formatMoment } from '../../lib/format/format-moment.ts';
import { type LoggedShot, placeOf } from '../../lib/shot-log/logged-shot.ts';

interface ShotRowProps {
  readonly shot: LoggedShot;
  /** Number in the workout, by time. */
  readonly number: number;
  readonly isCurrent: boolean;
  /** Null in single-shot mode; else whether this shot is selected. */
  readonly isMarked: boolean | null;
  /** Whether it was found only in the recount of the film. */
  readonly isNew: boolean;
  readonly onPress: (event: MouseEvent) => void;
}

/** How sure the call is. A call that the player has judged shows no confidence. */
function sureness({ detection, checked }: LoggedShot): string {
  if (detection === null) return t('by hand');
  return checked ? '' : t('{percent}% sure', { percent: percentage(detection.confidence, 1) });
}

function Standing({ shot }: Pick<ShotRowProps, 'shot'>) {
  const { detection, checked } = shot;
  if (detection === null) return null;
  if (checked) {
    return (
      <span className="flex items-center gap-1">
        <Check aria-hidden className="size-4" /> {t('Checked')}
      </span>
    );
  }
  return detection.doubtful ? (
    <span className="font-semibold text-accent-text">{t('Please check')}</span>
  ) : null;
}

/** The zone, and the most likely alternative if it is uncertain. */
function Zone({ shot }: Pick<ShotRowProps, 'shot'>) {
  const { zone } = shot;
  const place = placeOf(shot);
  const other = isZoneDoubtful(place) && likelyZones(place).find((each) => each.zone !== zone);
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      {zone === null ? t('Zone not known') : zoneDisplayName(zone)}{' '}
      {shot.kind !== null && <span>· {KIND_NAMES[shot.kind]}</span>}{' '}
      {other && (
        <span className="inline-flex items-center gap-1 font-semibold whitespace-nowrap text-ink">
          <CircleQuestionMark aria-hidden className="size-4" />{' '}
          {t('or Zone {zone}', { zone: zoneNumber(other.zone) })}
        </span>
      )}
    </span>
  );
}

/** One shot with its call, moment, zone and confidence. */
export function ShotRow({ shot, number, isCurrent, isMarked, isNew, onPress }: ShotRowProps) {
  const { outcome, rimSeconds } = shot;
  return (
    <button
      type="button"
      data-shot={shot.key}
      aria-current={isCurrent || undefined}
      aria-pressed={isMarked ?? undefined}
      onClick={onPress}
      className={cn(
        'flex min-h-13 w-full items-center gap-3 px-3 py-1.5 text-start text-sm',
        isCurrent ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      {isMarked === null ? (
        <span aria-hidden className="w-5 shrink-0 text-end text-muted figures">
          {number}
        </span>
      ) : (
        <span
          aria-hidden
          className={cn(
            'grid size-5 shrink-0 place-items-center rounded border',
            isMarked ? 'border-accent bg-accent text-accent-ink' : 'border-edge',
          )}
        >
          {isMarked && <Check className="size-4" strokeWidth={3} />}
        </span>
      )}
      <span className="min-w-0 flex-1 space-y-0.5">
        <span className="flex items-center gap-3 figures">
          <Badge tone={outcome}>{outcome === 'made' ? t('Made') : t('Missed')}</Badge>
          {isNew && <Badge tone="accent">{t('New', {}, 'a shot')}</Badge>}
          <span className="flex-1 font-semibold">
            {rimSeconds === null ? t('No moment') : formatMoment(rimSeconds)}
          </span>
          <span className="text-muted">{sureness(shot)}</span>
        </span>
        <span className="flex flex-wrap justify-between gap-x-3 text-muted">
          <Zone shot={shot} />
          <Standing shot={shot} />
        </span>
      </span>
    </button>
  );
}
