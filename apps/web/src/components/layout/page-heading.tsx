import type { ReactNode } from 'react';
import { cn } from '../ui/cn.ts';

interface PageHeadingProps {
  readonly children: ReactNode;
  /** Muted line below the heading. */
  readonly description?: ReactNode;
  /** A control at the right edge. */
  readonly action?: ReactNode;
  readonly className?: string;
}

/** Heading of a page, level one. */
export function PageHeading({ children, description, action, className }: PageHeadingProps) {
  return (
    <div
      className={cn(
        'flex justify-between gap-3 by-default:flex-wrap by-default:items-center',
        className,
      )}
    >
      <div className="min-w-0">
        <h1 className="text-3xl display wrap-anywhere max-2xs:text-2xl md:text-4xl">{children}</h1>
        {description !== undefined && (
          <p className="mt-1 min-h-6 max-w-prose wrap-anywhere text-muted">
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
      {action}
    </div>
  );
}
