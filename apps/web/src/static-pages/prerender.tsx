import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '../components/brand/logo.tsx';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { drawFirstRun, drawHome, drawOpening } from './frames.tsx';
import { SiteFooter } from '../features/landing/site-footer.tsx';

/** What the server puts a text in the place of. */
const TEXT_MARK = '<!--text-->';

/** Frame of a page of plain text: privacy, terms, contact. */
function SitePage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="column flex h-16 items-center">
        <a href="/" aria-label="Hooplog, home" className="rounded-control">
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

/** The bodies of the pages that are files, by the name of their file. */
export const PAGES: Readonly<Record<string, () => string | Promise<string>>> = {
  'index.html': drawOpening,
  'home.html': drawHome,
  'first-run.html': drawFirstRun,
  'landing.html': () => renderToStaticMarkup(<LandingPage />),
  'site-page.html': () => renderToStaticMarkup(<SitePage />),
};
