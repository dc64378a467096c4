import { courtLandmarks, type LandmarkId } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { EyeOff, Plus } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../components/ui/cn.ts';
import type { MarkedPoint, Marking } from './marking.ts';

interface LandmarkChipsProps {
  readonly marking: Marking;
  readonly selected: LandmarkId | null;
  readonly onSelect: (id: LandmarkId) => void;
  readonly onAdd: (id: LandmarkId) => void;
  readonly onSkip: (id: LandmarkId) => void;
  readonly onBringBack: (id: LandmarkId) => void;
}

interface ChipProps extends Pick<LandmarkChipsProps, 'onSelect' | 'onSkip' | 'onBringBack'> {
  readonly point: MarkedPoint;
  readonly label: string;
  readonly number: number;
  readonly isSelected: boolean;
}

/** A point by its name: one press selects it as the next to set, another leaves it out or brings it back. */
function LandmarkChip(props: ChipProps) {
  const { point, label, number, isSelected, onSelect, onSkip, onBringBack } = props;
  const { id, isSet, isSkipped } = point;
  return (
    <li
      className={cn(
        'flex items-center rounded-control border',
        isSelected ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        disabled={isSkipped}
        onClick={() => {
          onSelect(id);
        }}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 px-2.5 py-1.5 text-start text-sm font-semibold disabled:font-normal disabled:text-muted"
      >
        <span
          aria-hidden
          className={cn(
            'grid size-6 shrink-0 place-items-center rounded-full border text-xs',
            isSet && !isSkipped
              ? 'border-accent bg-accent text-accent-ink'
              : 'border-dashed border-edge',
          )}
        >
          {isSkipped ? '–' : number}
        </span>
        <span className="min-w-0">
          {label}
          {isSkipped && <span className="block text-xs">{t('Not in the picture')}</span>}
          {!isSet && !isSkipped && <span className="sr-only"> {t('(not set yet)')}</span>}
        </span>
      </button>
      <Button
        variant="quiet"
        size="sm"
        className="min-h-11"
        title={isSkipped ? undefined : t('Not in the picture')}
        aria-label={
          isSkipped
            ? t('Bring back: {point}', { point: label })
            : t('Not in the picture: {point}', { point: label })
        }
        onClick={() => {
          if (isSkipped) onBringBack(id);
          else onSkip(id);
        }}
      >
        {isSkipped ? t('Bring back') : <EyeOff aria-hidden />}
      </Button>
    </li>
  );
}

/** The points by name: which one a tap sets, which are not in the picture, and which can be added. */
export function LandmarkChips(props: LandmarkChipsProps) {
  const { marking, selected, onAdd } = props;
  const landmarks = courtLandmarks(marking.lines);
  const spare = landmarks.filter(({ id }) => marking.points.every((point) => point.id !== id));
  return (
    <div className="space-y-2">
      <ol
        aria-label={t('Points', {}, 'of the court')}
        className="grid gap-1.5 sm:grid-cols-2 lg:grid-cols-1"
      >
        {marking.points.map((point, index) => (
          <LandmarkChip
            key={point.id}
            {...props}
            point={point}
            label={landmarks.find(({ id }) => id === point.id)?.label ?? ''}
            number={index + 1}
            isSelected={point.id === selected}
          />
        ))}
      </ol>
      {spare.length > 0 && (
        <details className="text-sm">
          <summary className="inline-flex min-h-9 items-center gap-1.5 px-1 font-semibold text-muted hover:text-ink">
            <Plus aria-hidden className="size-4" /> {t('Another point')}
          </summary>
          <div className="mt-1 flex flex-wrap gap-1.5">
            {spare.map(({ id, label }) => (
              <Button
                key={id}
                variant="secondary"
                size="sm"
                onClick={() => {
                  onAdd(id);
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
