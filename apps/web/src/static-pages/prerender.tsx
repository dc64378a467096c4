import { t } from '@hooplog/language';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyRoute } from '@tanstack/react-router';
import { routeTree } from '../app/routes.ts';
import { Logo } from '../components/brand/logo.tsx';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { drawFirstRun, drawGuarded, drawHome, drawOpening } from './frames.tsx';
import { SiteFooter } from '../features/landing/site-footer.tsx';

/** The server replaces this with a text. */
const TEXT_MARK = '<!--text-->';

/** Frame of a page of plain text: privacy, terms, contact. */
function SitePage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="column flex h-16 items-center">
        <a href="/" aria-label={t('Hooplog, home')} className="rounded-control">
          <Logo />
        </a>
      </header>
      <main className="column flex-1 py-8 md:py-12">
        <article className="prose" dangerouslySetInnerHTML={{ __html: TEXT_MARK }} />
      </main>
      <SiteFooter />
    </div>
  );
}

type Drawings = Readonly<Record<string, () => string | Promise<string>>>;

/** The guarded pages with a header, by their address. */
function guardedPages(): Drawings {
  const routes = (routeTree as AnyRoute).children as readonly AnyRoute[];
  const guarded = routes.flatMap(({ children }) => (children ?? []) as readonly AnyRoute[]);
  const framed = guarded.filter(({ options }) => options.staticData?.isFullScreen !== true);
  return Object.fromEntries(
    framed.map(({ options }) => {
      const { path, staticData = {} } = options as { path: string; staticData?: object };
      return [path, () => drawGuarded(path, staticData)];
    }),
  );
}

/** The bodies of the pages: by file name, or by the address that the client draws. */
export const PAGES: Drawings = {
  ...guardedPages(),
  'index.html': drawOpening,
  'home.html': drawHome,
  'first-run.html': drawFirstRun,
  'landing.html': () => renderToStaticMarkup(<LandingPage />),
  'site-page.html': () => renderToStaticMarkup(<SitePage />),
};
