import type { ReactNode } from 'react';
import { cn } from '../ui/cn.ts';

interface PageHeadingProps {
  readonly children: ReactNode;
  /** Muted line below the heading. */
  readonly description?: ReactNode;
  /** A control at the right edge. */
  readonly action?: ReactNode;
  readonly className?: string;
  /** On a phone one small line: the room is for what stands below. */
  readonly isLine?: boolean;
}

/** Heading of a page, level one. */
export function PageHeading(props: PageHeadingProps) {
  const { children, description, action, className, isLine = false } = props;
  return (
    <div
      className={cn(
        'flex justify-between gap-3 by-default:flex-wrap by-default:items-center',
        className,
      )}
    >
      <div className="min-w-0">
        <h1
          className={cn(
            'display md:text-4xl',
            isLine
              ? 'text-xl max-md:truncate md:wrap-anywhere'
              : 'text-3xl wrap-anywhere max-2xs:text-2xl',
          )}
        >
          {children}
        </h1>
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
