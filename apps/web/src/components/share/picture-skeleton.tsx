import { Skeleton } from '../ui/skeleton.tsx';

/** Placeholder for a workout's picture. */
export function PictureSkeleton() {
  return <Skeleton className="mx-auto aspect-4/5 max-h-[60dvh]" />;
}
