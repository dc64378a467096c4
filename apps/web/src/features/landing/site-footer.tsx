import { t } from '@hooplog/language';
import { LanguageLinks } from '../../components/layout/language-links.tsx';
import { Logo } from '../../components/brand/logo.tsx';

const PAGES = [
  { href: '/privacy', label: t('Privacy') },
  { href: '/terms', label: t('Terms') },
  { href: '/contact', label: t('Contact') },
] as const;

/** Footer of the pages that need no sign-in. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="column flex flex-wrap items-center justify-between gap-4 py-8">
        <Logo />
        <nav aria-label={t('About this site')} className="flex flex-wrap gap-2 text-sm text-muted">
          {PAGES.map(({ href, label }) => (
            <a key={href} href={href} className="rounded-control px-3 py-2.5 hover:text-ink">
              {label}
            </a>
          ))}
        </nav>
        <LanguageLinks />
      </div>
    </footer>
  );
}
