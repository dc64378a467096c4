import type { Assignment, Place } from '@hooplog/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import type { CountedShot } from '../../../lib/device-count/protocol.ts';
import { Film } from '../film.tsx';
import { filmDatabase } from '../../../lib/films/film-database.ts';
import { placesQuery } from '../../../lib/queries/places.ts';
import { aCountedShot } from '../../../lib/device-count/testing.ts';
import { aView, fakeCounting, type FakeCount } from './fake-count.ts';

// Writes that a page still has pending after its test would fail without a browser.
afterAll(async () => {
  cleanup();
  const stores = ['films', 'shots', 'clips'] as const;
  const writeBehind = async () => (await filmDatabase()).transaction(stores, 'readwrite').done;
  // Some tests use a browser without storage.
  await writeBehind().catch(() => undefined);
});

let player = 0;
/** A player without any films. */
export const newPlayer = () => `player-${++player}`;

/** Runs before each test of a file: a browser without settings, in which videos play. */
export function inFilmBrowser(): void {
  beforeEach(() => {
    localStorage.clear();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** The parts of a camera track that the page uses. */
export class FakeTrack extends EventTarget {
  readonly kind = 'video';
  muted = false;
  isStopped = false;
  getSettings = () => ({ width: 1280, height: 720, frameRate: 30 });

  stop(): void {
    this.isStopped = true;
  }

  /** Simulates what the system does to the track. */
  is(what: 'mute' | 'unmute' | 'ended'): void {
    if (what !== 'ended') this.muted = what === 'mute';
    act(() => {
      this.dispatchEvent(new Event(what));
    });
  }
}

/** Replaces properties of the test browser's navigator. */
export function stubNavigator(changes: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal('navigator', Object.create(navigator, describe(changes)) as Navigator);
}

const describe = (changes: Readonly<Record<string, unknown>>): PropertyDescriptorMap =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, { value }]));

/** Gives the browser a camera that opens, or fails with an error of this name. */
export function fakeCamera(failure: string | null = null): { readonly tracks: FakeTrack[] } {
  const tracks: FakeTrack[] = [];
  const getUserMedia = vi.fn(() => {
    if (failure !== null) return Promise.reject(new DOMException('', failure));
    const track = new FakeTrack();
    tracks.push(track);
    return Promise.resolve({ getVideoTracks: () => [track] });
  });
  stubNavigator({
    mediaDevices: { getUserMedia },
    permissions: { query: () => Promise.resolve({ state: 'granted' }) },
    vibrate: vi.fn(),
  });
  vi.stubGlobal('MediaStream', vi.fn());
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockReturnValue(undefined);
  return { tracks };
}

/** Renders the film page with a count driven by the test. */
export function renderFilm(
  userId: string,
  target: Assignment | null = null,
  places: readonly Place[] = [],
  drillKey?: string,
) {
  const { countCamera, counts } = fakeCounting();
  const onDelivered = vi.fn();
  const rootRoute = createRootRoute({
    component: () => <Film {...{ userId, target, drillKey, countCamera, onDelivered }} />,
  });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(placesQuery.queryKey, [...places]);
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, counts, onDelivered };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (name: string | RegExp) => {
  await userEvent.click(await button(name));
};

const newest = (counts: readonly FakeCount[]): FakeCount => {
  const count = counts.at(-1);
  if (count === undefined) throw new Error('Nothing is counted yet');
  return count;
};

/** Goes from the guide to the count, without a countdown. */
export async function startCounting(counts: readonly FakeCount[]): Promise<FakeCount> {
  await expect.poll(() => counts.length).toBeGreaterThan(0);
  const count = newest(counts);
  act(() => {
    count.say({ kind: 'started', at: performance.now() - 10_000 });
    count.say({ kind: 'view', view: aView() });
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Tap' }));
  await press('Start counting');
  return count;
}

/** The count reports a shot. */
export function tell(count: FakeCount, id: string, changes: Partial<CountedShot> = {}): void {
  act(() => {
    count.say({
      kind: 'shot',
      shot: aCountedShot(id, { releaseSeconds: null, rimSeconds: 20 + 5 * Number(id), ...changes }),
    });
  });
}

/** Waits until the page shows this score. */
export const score = (made: number, total: number) =>
  screen.findByRole('status', { name: `${made} of ${total} made` });
