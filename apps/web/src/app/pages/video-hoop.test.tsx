import type { Place } from '@hooplog/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type Answers, renderApp } from '../../testing/render-app.tsx';
import {
  aVideo,
  bodyOf,
  COURT,
  press,
  reviewing,
  setUpVideoPages,
  summary,
  VIDEO,
} from '../../testing/video-workout.ts';

setUpVideoPages();

const RIM = { cx: 640, cy: 200, rx: 40, ry: 14 };
const FOUND = { rim: RIM, source: 'found', confidence: 0.38, court: null, courtSource: null, lines: null } as const; // prettier-ignore
const doubtful = aVideo({ calibration: FOUND });
const confirmed = { status: 200, body: aVideo({ calibration: { ...FOUND, source: 'user' } }) };

const HOME: Place = {
  id: '01900000-0000-7000-8000-0000000000dd',
  name: 'Home court',
  width: 1280,
  height: 720,
  calibration: { rim: { ...RIM, cx: 655 }, court: COURT, lines: 'nba' },
  usedAt: '2026-11-01T12:00:00.000Z',
};

const open = (video: unknown, more: Answers = {}) =>
  renderApp(
    `/video/${VIDEO}`,
    reviewing({
      [`GET /api/videos/${VIDEO}`]: { status: 200, body: video },
      [`PUT /api/videos/${VIDEO}/hoop`]: confirmed,
      'GET /api/places': { status: 200, body: [] },
      ...more,
    }),
  );
const wasConfirmed = (server: ReturnType<typeof renderApp>['server']) =>
  server.mock.calls.some(([url, { method }]) => method === 'PUT' && url.endsWith('/hoop'));

describe('the question about the hoop', () => {
  test('comes before any count if the program is in doubt', async () => {
    const { server } = open(doubtful);
    await screen.findByText('38% sure.');
    await screen.findByText(/not sure enough to show the count/);
    expect(screen.queryByRole('region', { name: 'Workout Summary' })).toBeNull();
    expect(wasConfirmed(server)).toBe(false);

    await press('Yes, that’s the hoop');
    await waitFor(async () => {
      expect((await summary()).textContent).toMatch(/Total Shots3/);
    });
    expect(wasConfirmed(server)).toBe(true);
  });

  test('leaves the count in view if the program is sure', async () => {
    open(aVideo());
    await screen.findByText('80% sure.');
    expect((await summary()).textContent).toMatch(/Total Shots3/);
  });

  test('is not asked again once answered', async () => {
    open(confirmed.body);
    await screen.findByRole('list', { name: 'Shots' });
    expect(screen.queryByText('Is this the hoop?')).toBeNull();
    expect((await summary()).textContent).toMatch(/Total Shots3/);
  });

  test('is not asked at a place whose hoop the player has marked before', async () => {
    open(doubtful, { 'GET /api/places': { status: 200, body: [HOME] } });
    await screen.findByRole('list', { name: 'Shots' });
    expect(screen.queryByText('Is this the hoop?')).toBeNull();
  });

  test('is asked if places cannot be loaded', async () => {
    open(doubtful, { 'GET /api/places': { status: 503 } });
    await screen.findByText('Is this the hoop?');
  });

  test('a tap on the picture moves the ring there', async () => {
    const { server } = open(doubtful, {
      'POST /api/videos/process': { status: 202, body: aVideo({ state: 'queued' }) },
    });
    const picture = await screen.findByLabelText('A frame of your video');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      DOMRect.fromRect({ x: 10, y: 100, width: 320, height: 180 }),
    );
    fireEvent.click(picture, { clientX: 90, clientY: 190 });
    await press('Count with this hoop');
    const sent = bodyOf(server, 'POST') as { calibration: { rim: typeof RIM } };
    expect(sent.calibration.rim).toEqual({ ...RIM, cx: 320, cy: 360 });
  });
});
