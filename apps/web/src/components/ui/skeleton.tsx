import { cn } from './cn.ts';

/** Placeholder of something that is loading, at its final size. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={cn('animate-breathe rounded-control bg-sunken', className)} />;
}

interface SkeletonListProps {
  /** Announced while it loads: "Loading workouts". */
  readonly label: string;
  /** Number of placeholders. */
  readonly count: number;
  /** As large as one of them. */
  readonly each: string;
  /** Classes of the list's layout. */
  readonly className: string;
}

/** Holds the place of a list. */
export function SkeletonList({ label, count, each, className }: SkeletonListProps) {
  return (
    <div role="status" aria-label={label} className={className}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={each} />
      ))}
    </div>
  );
}
