import { Skeleton } from '../ui/skeleton.tsx';

/** Placeholder for the court and the line below it. */
export function CourtSkeleton() {
  return (
    <div className="mx-auto max-w-xl pb-9">
      <Skeleton className="aspect-[51.2/48.2] w-full" />
    </div>
  );
}
