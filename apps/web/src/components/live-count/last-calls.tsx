import { t } from '@hooplog/language';
import type { Outcome } from '../../lib/shot-log/logged-shot.ts';
import { cn } from '../ui/cn.ts';

const SHOWN = 5;
const SIGNS = { made: '●', missed: '✕' } as const;

/** How the last five went, the newest at the right and largest. */
export function LastCalls({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const first = Math.max(0, outcomes.length - SHOWN);
  return (
    <ol aria-label={t('Last shots')} className="flex shrink-0 items-center gap-1 leading-none">
      {outcomes.slice(first).map((outcome, index, { length }) => (
        <li
          key={first + index}
          className={cn(
            outcome === 'made' ? 'text-made' : 'text-missed',
            index === length - 1 ? 'text-lg' : 'text-xs',
          )}
        >
          <span aria-hidden>{SIGNS[outcome]}</span>
          <span className="sr-only">{outcome}</span>
        </li>
      ))}
    </ol>
  );
}
