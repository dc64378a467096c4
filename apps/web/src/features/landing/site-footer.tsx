import { Logo } from '../../components/brand/logo.tsx';

const PAGES = [
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
  { href: '/contact', label: 'Contact' },
] as const;

/** Foot of the pages that need no sign-in. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="column flex flex-wrap items-center justify-between gap-4 py-8">
        <Logo />
        <nav aria-label="About this site" className="flex gap-2 text-sm text-muted">
          {PAGES.map(({ href, label }) => (
            <a key={href} href={href} className="rounded-control px-3 py-2.5 hover:text-ink">
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
