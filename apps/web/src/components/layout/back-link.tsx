import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

interface BackLinkProps extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  /** What it leads back to. */
  readonly children: ReactNode;
}

/** Above the heading of a page that was opened from a list: back to the list. */
export function BackLink({ children, ...target }: BackLinkProps) {
  return (
    <Link
      {...target}
      className="thumb -ms-1 -mt-2 mb-1 flex min-h-8 w-fit items-center gap-1 rounded-control px-1 text-sm font-semibold text-muted hover:text-ink print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" /> {children}
    </Link>
  );
}
