import { cn } from './cn.ts';

/** Holds the place of something that is loading, at its final size. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={cn('animate-breathe rounded-control bg-sunken', className)} />;
}
