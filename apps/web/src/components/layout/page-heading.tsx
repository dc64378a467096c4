import type { ReactNode } from 'react';

interface PageHeadingProps {
  readonly children: ReactNode;
  /** Quiet line under the heading. */
  readonly description?: ReactNode;
  /** A control at the right edge. */
  readonly action?: ReactNode;
}

/** Heading of a page, level one. */
export function PageHeading({ children, description, action }: PageHeadingProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
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
