import { t } from '@hooplog/language';
import type { Outcome } from '../../lib/shot-log/logged-shot.ts';
import { OutcomeSign } from '../ui/outcome-sign.tsx';

const SHOWN = 5;

/** The last five calls, the newest at the right and largest. */
export function LastCalls({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const first = Math.max(0, outcomes.length - SHOWN);
  return (
    <ol aria-label={t('Last shots')} className="flex shrink-0 items-center gap-1 leading-none">
      {outcomes.slice(first).map((outcome, index, { length }) => (
        <li key={first + index} className={index === length - 1 ? 'text-lg' : 'text-xs'}>
          <OutcomeSign outcome={outcome} />
          <span className="sr-only">{outcome === 'made' ? t('made') : t('missed')}</span>
        </li>
      ))}
    </ol>
  );
}
