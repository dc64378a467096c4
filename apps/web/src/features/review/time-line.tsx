import { cn } from '../../components/ui/cn.ts';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';

interface TimeLineProps {
  readonly shots: readonly LoggedShot[];
  readonly durationSeconds: number;
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
}

/** A mark per shot along the video. For pointers only: the list below does the same for everybody. */
export function TimeLine({ shots, durationSeconds, selected, onSelect }: TimeLineProps) {
  return (
    <div aria-hidden className="relative mx-3 mt-2 h-8">
      <div className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 rounded bg-line" />
      {shots.map(
        ({ key, rimSeconds, outcome }) =>
          rimSeconds !== null && (
            <button
              key={key}
              type="button"
              tabIndex={-1}
              onClick={() => {
                onSelect(key);
              }}
              style={{ left: `${Math.min(100, (100 * rimSeconds) / durationSeconds)}%` }}
              className={cn(
                'absolute top-1/2 grid size-6 -translate-1/2 place-items-center rounded-full text-xs leading-none',
                outcome === 'made' ? 'by-default:text-made' : 'by-default:text-missed',
                key === selected && 'z-10 bg-ink text-page',
              )}
            >
              {outcome === 'made' ? '●' : '✕'}
            </button>
          ),
      )}
    </div>
  );
}
