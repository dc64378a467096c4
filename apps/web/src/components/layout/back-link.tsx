import { Link, type LinkProps, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useListBefore } from '../../lib/navigation/list-before.ts';

interface BackLinkProps extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  /** Name of the page it leads back to. */
  readonly children: ReactNode;
}

const STYLE =
  'thumb -ms-1 -mt-2 mb-1 flex min-h-8 w-fit items-center gap-1 rounded-control px-1 text-sm font-semibold text-muted hover:text-ink print:hidden';

const opensElsewhere = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * Above the heading of a page opened from a list: leads back to that list with its filters and scroll position, or to
 * the default list if the page was opened otherwise.
 */
export function BackLink({ children, ...usual }: BackLinkProps) {
  const router = useRouter();
  const list = useListBefore();
  if (list === null) {
    return (
      <Link {...usual} className={STYLE}>
        <ArrowLeft aria-hidden className="size-4" /> {children}
      </Link>
    );
  }
  const isUsual = list.pathname === router.buildLocation(usual).pathname;
  return (
    <Link
      to={list.pathname}
      search={list.search}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        router.history.back();
      }}
      className={STYLE}
    >
      <ArrowLeft aria-hidden className="size-4" /> {isUsual ? children : list.title}
    </Link>
  );
}
