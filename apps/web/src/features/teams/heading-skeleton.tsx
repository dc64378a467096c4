import { Skeleton } from '../../components/ui/skeleton.tsx';

/** Placeholder of a page heading with its line and its button, which wraps below on a phone. */
export function HeadingSkeleton() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Skeleton className="h-16 w-64 max-w-full max-2xs:h-15 md:h-17" />
      <Skeleton className="h-11 w-32" />
    </div>
  );
}
