import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routes.ts';
import { BASE_PATH } from '../lib/base-path.ts';

/** The router of the client: pages preload when the pointer or focus comes near their link. */
export const router = createRouter({
  routeTree,
  basepath: BASE_PATH,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
