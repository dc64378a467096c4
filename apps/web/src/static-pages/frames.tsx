import type { LifetimeFigure } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { PageSkeleton } from '../app/shell/page-skeleton.tsx';
import { SignedInShell } from '../app/shell/signed-in-shell.tsx';
import { Logo } from '../components/brand/logo.tsx';
import { Dashboard } from '../features/dashboard/dashboard.tsx';

/** A slot into which the server writes a text. */
const slot = (name: string) => <span data-slot={name} />;

const FIGURES: Readonly<Record<LifetimeFigure, React.ReactNode>> = {
  percentage: slot('percentage'),
  made: slot('made'),
  shots: slot('shots'),
  workouts: slot('workouts'),
  streak: slot('streak'),
};

/** A screen in the shell, before anything is loaded. */
async function drawScreen(
  path: string,
  staticData: StaticDataRouteOption,
  screen: React.ReactNode,
): Promise<string> {
  const rootRoute = createRootRoute();
  const component = () => <SignedInShell>{screen}</SignedInShell>;
  const route = createRoute({ getParentRoute: () => rootRoute, path, component, staticData });
  // A `$` in the address would be escaped, and the router would redirect to the escaped address before it renders.
  const history = createMemoryHistory({ initialEntries: [path.replaceAll('$', '')] });
  const router = createRouter({ routeTree: rootRoute.addChildren([route]), history });
  await router.load();
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const drawDashboard = (isNew: boolean) =>
  drawScreen(
    '/',
    { title: t('Dashboard') },
    <Dashboard
      heading={slot('greeting')}
      userId={null}
      today={slot('today')}
      figures={FIGURES}
      isNew={isNew}
    />,
  );

/** A guarded page while the client loads, exactly as the client will draw it: its links work already. */
export const drawGuarded = (path: string, staticData: StaticDataRouteOption) =>
  drawScreen(path, staticData, <PageSkeleton />);

/** Other pages while the client loads: no content yet, but no blank screen either. */
function Opening() {
  return (
    <div role="status" aria-label={t('Loading')} className="grid min-h-dvh place-items-center">
      <div className="animate-breathe">
        <Logo />
      </div>
    </div>
  );
}

export const drawHome = () => drawDashboard(false);
export const drawFirstRun = () => drawDashboard(true);
export const drawOpening = () => Promise.resolve(renderToString(<Opening />));
