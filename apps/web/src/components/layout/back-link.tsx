import { type AnyRouter, Link, type LinkProps, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { listTransition } from '../../lib/navigation/list-transition.ts';
import { pageBefore } from '../../lib/navigation/page-before.ts';

interface BackLinkProps extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  /** What it leads back to. */
  readonly children: ReactNode;
}

const STYLE =
  'thumb -ms-1 -mt-2 mb-1 flex min-h-8 w-fit items-center gap-1 rounded-control px-1 text-sm font-semibold text-muted hover:text-ink print:hidden';

const opensElsewhere = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** The list that the page which stands there now was opened from; null for one that was come to another way. */
function listBefore(router: AnyRouter) {
  const page = pageBefore(router);
  return page !== null && listTransition(page, router.state.location) === 'open' ? page : null;
}

/**
 * Above the heading of a page that was opened from a list: back to that list as it stood, with its filters and where it was
 * scrolled to; to the usual one for who came another way.
 */
export function BackLink({ children, ...usual }: BackLinkProps) {
  const router = useRouter();
  // Of the page that this link stands on, also while another is on its way.
  const [list] = useState(() => listBefore(router));
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
