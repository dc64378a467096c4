import { cn } from './cn.ts';

interface OutcomeSignProps {
  readonly outcome: 'made' | 'missed';
  readonly className?: string;
}

/**
 * A dot for made, a cross for missed: as tall as a capital letter of the surrounding text. Drawn, since ● and ✕ are not
 * in our font, and devices differ in their size and height. The word is beside it.
 */
export function OutcomeSign({ outcome, className }: OutcomeSignProps) {
  const isMade = outcome === 'made';
  return (
    <svg
      aria-hidden
      viewBox="0 0 10 10"
      className={cn(
        'mx-[0.15em] size-[0.7em] shrink-0 overflow-visible align-baseline by-default:inline-block',
        isMade ? 'by-default:text-made' : 'by-default:text-missed',
        className,
      )}
    >
      {isMade ? (
        <circle cx={5} cy={5} r={5} fill="currentColor" />
      ) : (
        <path d="M1 1 9 9M9 1 1 9" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
      )}
    </svg>
  );
}
