import { t } from '@hooplog/language';
import { Link, useMatches } from '@tanstack/react-router';
import { Logo } from '../../components/brand/logo.tsx';
import { InboxLink } from './inbox-link.tsx';
import { Menu } from './menu.tsx';
import { HOME_ENTRY, NAV_ENTRIES } from './nav-entries.ts';
import { NavBadge } from './nav-badge.tsx';
import { ThemeButton } from './theme-button.tsx';
import { usePendingInvites } from './use-pending-invites.ts';
import { SIGN_OUT } from '../../lib/session/sign-out.ts';

const ENTRY =
  'relative min-h-9 items-center whitespace-nowrap rounded-control px-1.5 text-sm font-semibold text-muted transition-colors hover:bg-sunken hover:text-ink data-[status=active]:bg-accent-soft data-[status=active]:text-accent-text 2xl:px-2.5';

/** One row at every width: entries that do not fit are in the menu. */
const FROM = { md: 'hidden md:flex', lg: 'hidden lg:flex', xl: 'hidden xl:flex' } as const;

const useHasHomeEntry = () =>
  useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hasHomeEntry === true),
  });

/** Header of every signed-in screen. */
export function Header({ title }: { readonly title: string }) {
  const pending = usePendingInvites();
  const entries = useHasHomeEntry() ? [HOME_ENTRY, ...NAV_ENTRIES] : NAV_ENTRIES;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-page/90 backdrop-blur-md short:static">
      <div className="column flex min-h-14 items-center gap-x-3">
        <Link to="/" aria-label={t('Hooplog, home')} className="thumb rounded-control">
          <Logo />
        </Link>
        <p
          aria-hidden
          className="min-w-0 flex-1 once-scrolled truncate text-end text-sm font-semibold text-muted md:hidden"
        >
          {title}
        </p>
        <nav aria-label={t('Main')} className="ms-auto hidden items-center md:flex">
          {entries.map(
            ({ to, label, from }) =>
              from !== null && (
                <Link key={to} to={to} className={`${ENTRY} ${FROM[from]}`}>
                  {label}
                  <NavBadge count={pending[to]} at="absolute end-0 -top-2.5" />
                </Link>
              ),
          )}
          <a {...SIGN_OUT} className={`${ENTRY} ${FROM.xl}`}>
            {t('Logout')}
          </a>
        </nav>
        <div className="-me-2 flex items-center">
          <InboxLink />
          <div className="xl:hidden">
            <Menu />
          </div>
          <div className="hidden xl:block">
            <ThemeButton />
          </div>
        </div>
      </div>
    </header>
  );
}
