import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { BOTTOM_ENTRIES } from './nav-entries.ts';
import { NavBadge } from './nav-badge.tsx';
import { usePendingInvites } from './use-pending-invites.ts';

/** Phones: the five most used screens under the thumb; a page's save bar replaces it. */
export function BottomBar() {
  const pending = usePendingInvites();
  return (
    <nav
      aria-label={t('Most used')}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-line bg-page/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden with-save-bar:hidden"
    >
      {BOTTOM_ENTRIES.map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: to === '/' }}
          className="relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs font-semibold whitespace-nowrap text-muted data-[status=active]:text-accent-text"
        >
          <Icon aria-hidden className="size-5.5" />
          {label}
          <NavBadge count={pending[to]} at="absolute start-1/2 top-1 ms-2" />
        </Link>
      ))}
    </nav>
  );
}
