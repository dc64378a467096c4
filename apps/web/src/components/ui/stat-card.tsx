import type { ReactNode } from 'react';
import { CARD_STYLE } from './card-style.ts';
import { cn } from './cn.ts';
import { Skeleton } from './skeleton.tsx';

export interface StatCardProps {
  readonly label: ReactNode;
  /** The number; null if unknown, undefined while it loads (the card keeps its size). */
  readonly value: ReactNode | undefined;
  /** Small and muted after the number: "%", "days". */
  readonly unit?: string;
  /** Explains the number: "124/210 made". */
  readonly caption?: ReactNode;
  readonly icon?: ReactNode;
  /** The most important card of the row. */
  readonly highlighted?: boolean;
  /**
   * Lines reserved for the caption on a phone, where long ones wrap; 0 for a number that needs none. On wider screens
   * all reserve one.
   */
  readonly captionLines?: 0 | 1 | 2;
  /** Lower on a phone, where three cards share a row; without space for a caption. */
  readonly isLow?: boolean;
  readonly className?: string;
}

const CAPTION_LINES = {
  0: 'max-sm:hidden h-5',
  1: 'h-5 items-center max-2xs:h-10 max-2xs:items-start',
  2: 'h-10 items-start lg:h-5 lg:items-center',
} as const;

/** One big number with its name. Put several into a `<dl>`. */
export function StatCard({
  label,
  value,
  unit,
  caption,
  icon,
  highlighted = false,
  isLow = false,
  captionLines = isLow ? 0 : 1,
  className,
}: StatCardProps) {
  return (
    <div
      className={cn(
        CARD_STYLE,
        'flex flex-col justify-between',
        isLow && 'max-sm:p-2.5',
        highlighted && 'bg-accent-soft',
        className,
      )}
    >
      <dt
        className={cn(
          'flex items-center justify-between gap-2 text-sm font-medium text-muted',
          isLow && 'max-sm:text-xs',
        )}
      >
        <span className="min-w-0 break-words">{label}</span>
        <span aria-hidden className="shrink-0 text-accent-text max-2xs:hidden [&_svg]:size-5">
          {icon}
        </span>
      </dt>
      <dd className="mt-2">
        <div className={cn('flex h-11 items-center', isLow && 'max-sm:h-8')}>
          {value === undefined ? (
            <Skeleton className="h-5/6 w-20" />
          ) : (
            <p
              className={`leading-11 display figures ${isLow ? 'text-2xl sm:text-4xl' : 'text-4xl max-2xs:text-3xl'}`}
            >
              {value ?? '–'}
              {unit !== undefined && value !== null && (
                <span className="ms-1 text-sm font-medium tracking-normal text-muted">{unit}</span>
              )}
            </p>
          )}
        </div>
        <div
          className={cn(
            'flex text-sm text-muted',
            isLow ? 'max-sm:text-xs' : CAPTION_LINES[captionLines],
          )}
        >
          {value === undefined && captionLines > 0 ? <Skeleton className="h-4 w-20" /> : caption}
        </div>
      </dd>
    </div>
  );
}
