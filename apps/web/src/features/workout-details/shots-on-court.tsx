import type { WorkoutDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { CircleQuestionMark } from 'lucide-react';
import { ShotDotsCourt } from '../../components/court/shot-dots-court.tsx';
import { OutcomeSign } from '../../components/ui/outcome-sign.tsx';
import { measuredSpot } from '../../lib/shot-place/shot-place.ts';
import { doubtWords } from './doubt-text.ts';

/** Every shot at its spot, with the error of the spot. */
export function ShotsOnCourt({ shots }: Pick<WorkoutDetails, 'shots'>) {
  const hasHalos = shots.some((shot) => shot.court !== null && measuredSpot(shot) !== null);
  const words = doubtWords(shots);
  return (
    <>
      <ShotDotsCourt shots={shots} />
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span>
          <OutcomeSign outcome="made" /> {t('made')}
        </span>
        <span>
          <OutcomeSign outcome="missed" /> {t('missed')}
        </span>
        {hasHalos && (
          <span>
            <span
              aria-hidden
              className="inline-block size-3.5 translate-y-0.5 rounded-full bg-accent/35"
            />{' '}
            {t('how far off the spot may be')}
          </span>
        )}
      </p>
      {words.map((sentence) => (
        <p key={sentence} className="mt-2 flex gap-1.5 text-sm">
          <CircleQuestionMark aria-hidden className="mt-0.5 size-4 shrink-0" /> {sentence}
        </p>
      ))}
    </>
  );
}
