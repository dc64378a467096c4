import type { LifetimeFigure } from '@hooplog/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { SignedInShell } from '../app/shell/signed-in-shell.tsx';
import { Logo } from '../components/brand/logo.tsx';
import { Dashboard } from '../features/dashboard/dashboard.tsx';

/** Where the server writes a text in. */
const slot = (name: string) => <span data-slot={name} />;

const FIGURES: Readonly<Record<LifetimeFigure, React.ReactNode>> = {
  percentage: slot('percentage'),
  made: slot('made'),
  shots: slot('shots'),
  workouts: slot('workouts'),
  streak: slot('streak'),
};

/** The dashboard as it stands before anything is loaded. */
async function drawDashboard(isNew: boolean): Promise<string> {
  const rootRoute = createRootRoute({
    component: () => (
      <SignedInShell>
        <Dashboard heading={slot('greeting')} figures={FIGURES} isNew={isNew} />
      </SignedInShell>
    ),
    staticData: { title: 'Dashboard' },
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: rootRoute, history });
  await router.load();
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** Every other page while the client loads: nothing of its own yet, but no white screen either. */
function Opening() {
  return (
    <div role="status" aria-label="Loading" className="grid min-h-dvh place-items-center">
      <div className="animate-breathe">
        <Logo />
      </div>
    </div>
  );
}

export const drawHome = () => drawDashboard(false);
export const drawFirstRun = () => drawDashboard(true);
export const drawOpening = () => Promise.resolve(renderToString(<Opening />));
