import { formatPercent, percentage } from '@hooplog/domain';
import { rich, t } from '@hooplog/language';
import { usePop } from '../../../components/live-count/use-pop.ts';

interface ScoreProps {
  readonly made: number;
  readonly total: number;
}

/** The score, readable from across the court: as large as its digits fit the screen. */
export function Score({ made, total }: ScoreProps) {
  const digits = Math.max(2, String(made).length);
  const ref = usePop<HTMLParagraphElement>(total);
  return (
    <p
      ref={ref}
      role="status"
      aria-label={t('{made} of {total} made', { made, total })}
      className="grid h-full place-content-center text-center leading-none display figures"
    >
      <span
        aria-hidden
        className="block text-[min(calc(140cqw/var(--digits)),62cqh)]"
        style={{ '--digits': digits } as React.CSSProperties}
      >
        {made}
      </span>
      <span aria-hidden className="mt-[0.15em] block text-[min(16cqw,18cqh)] text-muted">
        {rich('of <total>{shots}</total>', {
          shots: total,
          total: (text) => <span className="text-ink">{text}</span>,
        })}
        {total > 0 && ` · ${formatPercent(percentage(made, total))}`}
      </span>
    </p>
  );
}
