import { t } from '@hooplog/language';
import { Circle, Trash2, Undo2, X } from 'lucide-react';
import { cn } from '../../../components/ui/cn.ts';
import { type FilmShot, outcomeOf, type ShotCall } from '../../../lib/films/film.ts';

interface ShotStripProps {
  readonly shots: readonly FilmShot[];
  readonly onCall: (key: string, call: ShotCall | null) => void;
}

/** As many as fit side by side as touch targets on a small phone. */
const SHOWN = 5;

const BUTTON =
  'flex w-full items-center justify-center rounded-control border transition-colors by-default:border-edge by-default:bg-card active:bg-sunken';

interface StripShotProps {
  readonly shot: FilmShot;
  readonly number: number;
  readonly onCall: (call: ShotCall | null) => void;
}

/** Label of a shot: its call and what a press does. */
function shotWords(number: number, outcome: 'made' | 'missed', isDoubtful: boolean): string {
  if (outcome === 'made') {
    return isDoubtful
      ? t('Shot {number}: made, not sure. Call it missed.', { number })
      : t('Shot {number}: made. Call it missed.', { number });
  }
  return isDoubtful
    ? t('Shot {number}: missed, not sure. Call it made.', { number })
    : t('Shot {number}: missed. Call it made.', { number });
}

/** One shot: a tap flips its call, a second button removes or restores it. */
function StripShot({ shot, number, onCall }: StripShotProps) {
  const outcome = outcomeOf(shot);
  if (outcome === null) {
    return (
      <button
        type="button"
        aria-label={t('Put shot {number} back', { number })}
        onClick={() => {
          onCall(null);
        }}
        className={cn(BUTTON, 'h-full flex-col gap-1 border-dashed text-sm text-muted')}
      >
        <Undo2 aria-hidden className="size-5" />
        <span className="figures line-through">{number}</span>
      </button>
    );
  }
  const other = outcome === 'made' ? 'missed' : 'made';
  const isDoubtful = shot.shot.needsReview && shot.called === null;
  return (
    <>
      <button
        type="button"
        aria-label={shotWords(number, outcome, isDoubtful)}
        onClick={() => {
          onCall(other);
        }}
        className={cn(
          BUTTON,
          'min-h-16 flex-1 flex-col gap-0.5 text-sm font-semibold figures',
          outcome === 'made'
            ? 'border-made bg-made-soft text-made'
            : 'border-missed bg-missed-soft text-missed',
        )}
      >
        {outcome === 'made' ? (
          <Circle aria-hidden className="size-6 fill-current" />
        ) : (
          <X aria-hidden className="size-6" strokeWidth={3.5} />
        )}
        {isDoubtful ? `${number} ?` : number}
      </button>
      <button
        type="button"
        aria-label={t('Shot {number} was not a shot', { number })}
        onClick={() => {
          onCall('not_a_shot');
        }}
        className={cn(BUTTON, 'min-h-11 text-muted')}
      >
        <Trash2 aria-hidden className="size-5" />
      </button>
    </>
  );
}

/** The last shots, newest at the right. One tap corrects a wrong call or removes a shot. */
export function ShotStrip({ shots, onCall }: ShotStripProps) {
  if (shots.length === 0) {
    return (
      <p className="grid min-h-29 place-items-center px-4 text-center text-muted">
        {t('Shoot. Every shot shows up here, and a tap puts a wrong call right.')}
      </p>
    );
  }
  const first = Math.max(0, shots.length - SHOWN);
  return (
    <ol aria-label={t('Last shots')} className="grid grid-cols-5 gap-2">
      {shots.slice(first).map((shot, index) => (
        <li key={shot.key} className="flex min-h-29 flex-col gap-1.5">
          <StripShot
            shot={shot}
            number={first + index + 1}
            onCall={(call) => {
              onCall(shot.key, call);
            }}
          />
        </li>
      ))}
    </ol>
  );
}
