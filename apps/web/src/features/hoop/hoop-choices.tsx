import type { HoopCandidate, Rim } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Button } from '../../components/ui/button.tsx';
import { sameRing } from '../../lib/picture/ring.ts';

interface HoopChoicesProps {
  readonly candidates: readonly HoopCandidate[];
  /** The rim that is shown now. */
  readonly rim: Rim;
  readonly onChoose: (rim: Rim) => void;
}

/** The candidate rims, each with its count: the same choice as a tap on the picture. */
export function HoopChoices({ candidates, rim, onChoose }: HoopChoicesProps) {
  if (candidates.length === 0) return null;
  return (
    <div role="group" aria-label={t('Hoops in this video')} className="mb-3 flex flex-wrap gap-2">
      {candidates.map((candidate, index) => (
        <Button
          key={index}
          variant="secondary"
          className="px-3 figures aria-pressed:border-accent"
          aria-pressed={sameRing(candidate.rim, rim)}
          onClick={() => {
            onChoose(candidate.rim);
          }}
        >
          {t('Hoop {number}', { number: index + 1 })}
          <span className="font-normal text-muted">
            {t('{shots, plural, one {# shot} other {# shots}}', { shots: candidate.shots })}
          </span>
        </Button>
      ))}
    </div>
  );
}
