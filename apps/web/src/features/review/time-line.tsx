import type { MouseEvent } from 'react';
import { cn } from '../../components/ui/cn.ts';
import { OutcomeSign } from '../../components/ui/outcome-sign.tsx';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';

interface TimeLineProps {
  readonly shots: readonly LoggedShot[];
  readonly durationSeconds: number;
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
}

/** The shot whose moment is nearest; null if none has one. */
function nearestTo(seconds: number, shots: readonly LoggedShot[]): LoggedShot | null {
  const distance = ({ rimSeconds }: LoggedShot) => Math.abs((rimSeconds ?? Infinity) - seconds);
  const [nearest = null] = shots
    .filter(({ rimSeconds }) => rimSeconds !== null)
    .toSorted((a, b) => distance(a) - distance(b));
  return nearest;
}

/**
 * One mark per shot along the video. A tap selects the nearest shot, since the marks of many shots are smaller than a
 * thumb. For pointers only: the list below does the same for everyone.
 */
export function TimeLine({ shots, durationSeconds, selected, onSelect }: TimeLineProps) {
  const press = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const shot = nearestTo(((clientX - left) / width) * durationSeconds, shots);
    if (shot !== null) onSelect(shot.key);
  };
  return (
    <div aria-hidden className="relative mx-3 mt-1 h-11 cursor-pointer" onClick={press}>
      <div className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 rounded bg-line" />
      {shots.map(
        ({ key, rimSeconds, outcome }) =>
          rimSeconds !== null && (
            <span
              key={key}
              style={{ left: `${Math.min(100, (100 * rimSeconds) / durationSeconds)}%` }}
              className={cn(
                'absolute top-1/2 grid size-6 -translate-1/2 place-items-center rounded-full text-xs leading-none',
                key === selected && 'z-10 bg-ink text-page',
              )}
            >
              <OutcomeSign outcome={outcome} className={cn(key === selected && 'text-page')} />
            </span>
          ),
      )}
    </div>
  );
}
