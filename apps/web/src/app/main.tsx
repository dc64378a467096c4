import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../lib/api-client/query-client.ts';
import { currentUserQuery } from '../lib/queries/current-user.ts';
import { rememberPages } from '../lib/navigation/page-before.ts';
import { rememberOnDevice } from '../lib/queries/remember-on-device.ts';
import { hydrateFromPage } from '../lib/queries/start.ts';
import { signInAgain } from '../lib/session/sign-in-again.ts';
import { router } from './router.ts';
// Written by the build.
import '../../fonts/archivo.css';
import './styles.css';
import { withBase } from '../lib/base-path.ts';

const queryClient = createQueryClient(signInAgain);
rememberOnDevice(queryClient);
hydrateFromPage(queryClient, document);
// Starts while the page's own chunk is still loading. Components that use the session show its failure.
queryClient.query(currentUserQuery).catch(() => undefined);

rememberPages(router);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');
// Until the page's own chunk is loaded, the html from the build or the server stays. No top-level await: that chunk
// imports this very file.
void router.load().then(() => {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
});

// The shell then opens without a connection. Browsers offer service workers on https and localhost only.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    navigator.serviceWorker.register(withBase('/sw.js')).catch((error: unknown) => {
      console.warn('Hooplog will not open without a connection', error);
    });
  });
}
