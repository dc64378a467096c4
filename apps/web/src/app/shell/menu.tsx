import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { LogOut, Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { NAV_ENTRIES } from './nav-entries.ts';
import { NavBadge } from './nav-badge.tsx';
import { ThemeButton } from './theme-button.tsx';
import { usePendingInvites } from './use-pending-invites.ts';
import { SIGN_OUT } from '../../lib/session/sign-out.ts';

const ROW =
  'flex min-h-12 items-center gap-3 rounded-control px-3 font-semibold hover:bg-sunken data-[status=active]:bg-accent-soft data-[status=active]:text-accent-text [&_svg]:size-5';

/** Every navigation entry in a sheet, for widths at which the header cannot show them all. */
export function Menu() {
  const [open, setOpen] = useState(false);
  const pending = usePendingInvites();
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('Menu')}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <MenuIcon aria-hidden />
      </Button>
      <Dialog open={open} onClose={close} title={t('Menu')} form="sheet">
        <nav aria-label={t('All screens')} className="flex flex-col gap-0.5">
          {NAV_ENTRIES.map(({ to, label, icon: Icon }) => (
            <Link key={to} to={to} onClick={close} className={ROW}>
              <Icon aria-hidden />
              {label}
              <NavBadge count={pending[to]} />
            </Link>
          ))}
          <a {...SIGN_OUT} className={ROW}>
            <LogOut aria-hidden />
            {t('Logout')}
          </a>
        </nav>
        <div className="mt-4 flex items-center justify-between border-t border-line ps-3 pt-3 text-muted">
          {t('Theme')}
          <ThemeButton />
        </div>
      </Dialog>
    </>
  );
}
