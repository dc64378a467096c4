import type { Shot } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { OutcomeSign } from '../../components/ui/outcome-sign.tsx';
import { formatClock } from '../../lib/format/clock.ts';

interface ShotMarksProps {
  readonly shots: readonly Shot[];
  readonly durationSeconds: number;
  readonly onSeek: (seconds: number) => void;
}

/** The shots along the video; each seeks to its moment. */
export function ShotMarks({ shots, durationSeconds, onSeek }: ShotMarksProps) {
  return (
    <ol aria-label={t('Shots in the video')} className="relative mx-3 mt-3 h-8">
      <li aria-hidden className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-line" />
      {shots.map(({ id, rimSeconds, outcome }) =>
        rimSeconds === null ? null : (
          <li
            key={id}
            style={{ left: `${Math.min(100, (100 * rimSeconds) / durationSeconds)}%` }}
            className="absolute top-1/2 -translate-1/2"
          >
            <button
              type="button"
              aria-label={
                outcome === 'made'
                  ? t('Made at {time}', { time: formatClock(rimSeconds) })
                  : t('Missed at {time}', { time: formatClock(rimSeconds) })
              }
              onClick={() => {
                onSeek(rimSeconds);
              }}
              className="grid size-6 place-items-center rounded-full text-xs leading-none hover:bg-sunken"
            >
              <OutcomeSign outcome={outcome} />
            </button>
          </li>
        ),
      )}
    </ol>
  );
}
