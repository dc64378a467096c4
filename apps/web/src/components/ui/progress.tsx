import { cn } from './cn.ts';

interface ProgressProps {
  /** Name for screen readers. */
  readonly label: string;
  /** 0 to 1; null while unknown. */
  readonly value: number | null;
  readonly className?: string;
}

/** A progress bar. */
export function Progress({ label, value, className }: ProgressProps) {
  const percent = value === null ? null : Math.round(100 * Math.min(1, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      className={cn('h-2.5 overflow-hidden rounded-full bg-sunken', className)}
    >
      <div
        className={cn(
          'h-full rounded-full bg-accent transition-[width] duration-200',
          percent === null && 'w-1/3 animate-breathe',
        )}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
