import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveDrafts } from '../../lib/session/on-session-lost.ts';
import { useStayWarning } from './use-stay-warning.ts';

function Upload() {
  useStayWarning(true, 'Leave now? The upload stops.');
  return <p>Uploading</p>;
}

/** Whether the browser would ask before the page is closed. */
function asksToStay(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

it('asks before an upload is lost, but not when the session ended', async () => {
  const routeTree = createRootRoute({ component: Upload });
  render(<RouterProvider router={createRouter({ routeTree, history: createBrowserHistory() })} />);
  await screen.findByText('Uploading');
  expect(asksToStay()).toBe(true);
  saveDrafts();
  expect(asksToStay()).toBe(false);
});
