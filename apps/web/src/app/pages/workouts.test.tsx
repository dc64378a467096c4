import type { HistoryEntry } from '@hooplog/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aHistoryEntry, aUser } from '../../testing/fixtures.ts';
import { renderApp, type Answer } from '../../testing/render-app.tsx';

/** The n-th workout of the list, counted by hand. */
const anEntry = (n: number, changes: Partial<HistoryEntry> = {}) =>
  aHistoryEntry(n, { localDay: `2026-11-${String(n).padStart(2, '0')}`, ...changes });

const open = (list: Answer, path = '/workouts', count: object = { count: 3, among: null }) =>
  renderApp(path, {
    'GET /api/auth/user': { status: 200, body: aUser() },
    'GET /api/workouts/history': list,
    'GET /api/workouts/history/count': { status: 200, body: count },
    'GET /api/places': { status: 200, body: [] },
    'GET /api/workouts/tags': { status: 200, body: ['game day', 'left hand'] },
  });

/** The end of the list is never visible. */
class NothingInSight {
  observe() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingInSight);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the list of workouts', () => {
  it('shows how many match, and out of how many', async () => {
    open({ status: 200, body: [anEntry(1)] }, '/workouts', { count: 812, among: 5000 });
    expect(await screen.findByText('812 workouts among your newest 5,000')).toBeTruthy();
  });

  it('offers a retry when it could not be loaded', async () => {
    open({ status: 503 });
    expect(await screen.findByText('Your workouts could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('continues after a page without matches', async () => {
    const headers = { link: '</api/workouts/history?cursor=abc>; rel="next"' };
    const { server } = open({ status: 200, body: [], headers }, '/workouts?q=shoes');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(screen.queryByText('No workouts match')).toBeNull();
    const asked = server.mock.calls.map(([url]) => url).filter((url) => url.includes('cursor=abc'));
    expect(asked[0]).toContain('q=shoes');
  });

  it('clears a search for good', async () => {
    const { router } = open({ status: 200, body: [] }, '/workouts?q=shoes');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => {
      expect(router.state.location.search).toEqual({});
    });
    // Longer than the debounce of the search.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(router.state.location.search).toEqual({});
  });

  it('keeps the input while the list reloads', async () => {
    const { router } = open({ status: 200, body: [anEntry(1)] });
    const box = await screen.findByRole('searchbox', { name: 'Search in notes' });
    await userEvent.type(box, 'new shoes ');
    await waitFor(() => {
      expect(router.state.location.search).toEqual({ q: 'new shoes' });
    });
    expect(box).toHaveProperty('value', 'new shoes ');
  });

  it('shows the tags of a workout, and filters by the chosen one', async () => {
    const tagged = anEntry(1, { tags: ['game day', 'left hand'] });
    const { server, router } = open({ status: 200, body: [tagged] });
    expect((await screen.findByRole('article')).textContent).toContain('Tags: game day, left hand');
    await userEvent.selectOptions(await screen.findByLabelText('Tag'), 'left hand');
    await waitFor(() => {
      const asked = server.mock.calls.map(([url]) => url);
      expect(asked).toContain('/api/workouts/history?tag=left+hand');
    });
    expect(router.state.location.search).toEqual({ tag: 'left hand' });
  });

  it('compares two, but not three', async () => {
    open({ status: 200, body: [anEntry(1), anEntry(2), anEntry(3)] });
    const chooser = (day: string) =>
      screen.findByRole('button', { name: `Compare the workout of ${day}, 2026` });
    const compare = await screen.findByRole('button', { name: 'Compare' });
    await userEvent.click(compare);
    expect(screen.getByText('Choose two workouts.')).toBeTruthy();
    await userEvent.click(await chooser('Sun, Nov 1'));
    expect(screen.getByText('Choose another workout.')).toBeTruthy();
    await userEvent.click(await chooser('Mon, Nov 2'));
    const third = await chooser('Tue, Nov 3');
    expect(third).toHaveProperty('disabled', true);
    const link = screen.getByRole('link', { name: 'Compare' });
    expect(link.getAttribute('href')).toContain(`a=${anEntry(1).id}`);
    expect(link.getAttribute('href')).toContain(`b=${anEntry(2).id}`);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(compare);
    expect(screen.getByRole('link', { name: 'Tue, Nov 3, 2026' })).toBeTruthy();
  });

  it('leads from timed exercises to their day, and does not compare them', async () => {
    const exercises = ['Defense' as const, 'Defense' as const];
    const timed = anEntry(4, { kind: 'timed', minutes: 20, exercises, made: 0, totalShots: 0 });
    open({ status: 200, body: [timed] });
    const line = within(await screen.findByRole('article'));
    expect(line.getByText('20 min · Defense')).toBeTruthy();
    const href = line.getByRole('link').getAttribute('href');
    expect(href).toBe('/calendar?day=2026-11-04');
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
  });
});

describe('comparing', () => {
  it('without two workouts leads to the list', async () => {
    open({ status: 200, body: [] }, '/workouts/compare');
    expect(await screen.findByText('Nothing to compare yet')).toBeTruthy();
  });

  it('of a deleted workout says so', async () => {
    open({ status: 200, body: [] }, `/workouts/compare?a=${anEntry(1).id}&b=${anEntry(2).id}`);
    expect(await screen.findByText('It may have been deleted.')).toBeTruthy();
  });
});
