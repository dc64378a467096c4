import { cn } from './cn.ts';

/** Placeholder of something that is loading, at its final size. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={cn('animate-breathe rounded-control bg-sunken', className)} />;
}

interface RowsProps {
  readonly rows: number;
  /** As high as a row's content. */
  readonly className: string;
}

/** Placeholder of a list whose rows have lines between them. */
export function SkeletonRows({ rows, className }: RowsProps) {
  return (
    <div className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="py-3 first:pt-0 last:pb-0">
          <Skeleton className={className} />
        </div>
      ))}
    </div>
  );
}
