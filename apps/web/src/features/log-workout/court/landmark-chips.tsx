import { courtLandmarks, type LandmarkId } from '@hooplog/domain';
import { Plus, X } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { LEAST_POINTS, type Marking } from './marking.ts';

interface LandmarkChipsProps {
  readonly marking: Marking;
  readonly selected: LandmarkId;
  readonly onSelect: (id: LandmarkId) => void;
  readonly onAdd: (id: LandmarkId) => void;
  readonly onRemove: (id: LandmarkId) => void;
}

/** The points by name: which one a tap sets, and which may be added. */
export function LandmarkChips(props: LandmarkChipsProps) {
  const { marking, selected, onSelect, onAdd, onRemove } = props;
  const landmarks = courtLandmarks(marking.lines);
  const spare = landmarks.filter(({ id }) => marking.points.every((point) => point.id !== id));
  return (
    <div className="space-y-2">
      <ol aria-label="Points" className="grid gap-1.5 sm:grid-cols-2 lg:grid-cols-1">
        {marking.points.map(({ id, isSet }, index) => (
          <li
            key={id}
            className={cn(
              'flex items-center rounded-control border border-line',
              id === selected && 'border-accent bg-accent-soft',
            )}
          >
            <button
              type="button"
              aria-pressed={id === selected}
              onClick={() => {
                onSelect(id);
              }}
              className="flex min-h-10 min-w-0 flex-1 items-center gap-2 px-2.5 text-left text-sm font-semibold"
            >
              <span
                aria-hidden
                className={cn(
                  'grid size-6 shrink-0 place-items-center rounded-full border border-dashed border-edge text-xs',
                  isSet && 'border-solid border-accent bg-accent text-accent-ink',
                )}
              >
                {index + 1}
              </span>
              <span className="min-w-0">
                {landmarks.find((landmark) => landmark.id === id)?.label}
                {!isSet && <span className="sr-only"> (not set yet)</span>}
              </span>
            </button>
            {marking.points.length > LEAST_POINTS && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Take away: ${landmarks.find((landmark) => landmark.id === id)?.label ?? ''}`}
                onClick={() => {
                  onRemove(id);
                }}
              >
                <X aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ol>
      {spare.length > 0 && (
        <details className="text-sm">
          <summary className="inline-flex min-h-9 items-center gap-1.5 px-1 font-semibold text-muted hover:text-ink">
            <Plus aria-hidden className="size-4" /> Another point
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
