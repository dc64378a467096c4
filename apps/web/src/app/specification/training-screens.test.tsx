import { type SaidScreen, showsOf, TRAINING_SCREENS } from '@hooplog/domain/specification';
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, it, vi } from 'vitest';
import { WorkoutCard } from '../../features/dashboard/workout-card.tsx';
import { aHistoryEntry, aManualWorkout, aUser, aWorkout, noStats } from '../../testing/fixtures.ts';
import { type Answers, ok, renderApp } from '../../testing/render-app.tsx';
import {
  aVideo,
  button,
  COUNTED,
  press,
  setUpVideoPages,
  signedIn,
  VIDEO,
} from '../../testing/video-workout.ts';
import { expectShown } from './shown.ts';

setUpVideoPages();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const NOBODY = {
  status: 401,
  body: { message: 'Unauthorized', code: 'unauthorized', requestId: 'r1' },
};
const NEVER = () => new Promise<Response>(() => undefined);

const DASHBOARD = signedIn({
  'GET /api/stats': ok(noStats()),
  'GET /api/workouts/history': ok([]),
  'GET /api/videos': ok([]),
  'GET /api/goals': ok([]),
});
const PAINT = { zone: 'zone_1_paint', made: 3, total: 4, percentage: 75, before: null };
const CALENDAR = signedIn({
  'GET /api/stats': ok(noStats()),
  'GET /api/calendar': ok({
    month: '2026-11',
    workouts: [aWorkout(1)],
    manualWorkouts: [aManualWorkout(1)],
    summary: { workoutCount: 2, totalShots: 10, made: 6, percentage: 60, minutes: 30 },
  }),
});
const badge = (n: number, type: string, requirement: number) => ({
  id: aWorkout(n).id,
  name: `Badge ${n}`,
  description: 'Do it',
  type,
  requirement,
  icon: 'Medal',
  createdAt: aWorkout(n).createdAt,
});
const BADGES = signedIn({
  'GET /api/stats': ok(noStats({ totalShots: 250, currentStreak: 2, percentage: 40 })),
  'GET /api/achievements': ok([
    badge(1, 'milestone', 1),
    badge(2, 'milestone', 1000),
    badge(3, 'streak', 3),
    badge(4, 'accuracy', 60),
  ]),
  'GET /api/user/achievements': ok([
    {
      id: aWorkout(9).id,
      userId: aUser().id,
      achievementId: badge(1, 'milestone', 1).id,
      earnedAt: aWorkout(1).createdAt,
    },
  ]),
});

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
const details = (answer: Answers[string]) =>
  renderApp(`/workout/${COUNTED.id}`, signedIn({ [`GET /api/workouts/${COUNTED.id}`]: answer }));

async function chooseFilm(more: Answers = {}) {
  const view = renderApp('/upload', signedIn(more));
  const film = new File(['film'], 'a.mp4', { type: 'video/mp4' });
  await user().upload(await screen.findByLabelText('Workout video'), film);
  return view;
}

async function countOne() {
  const view = renderApp('/upload', signedIn());
  await press('Start Tracking');
  await press('Add a made shot');
  return view;
}

/** No page mixes the workouts of several people yet, but the card can distinguish them. */
function renderUnknownOwner() {
  const owner = { firstName: null, lastName: null, email: null, profileImageUrl: null };
  const Card = () => (
    <WorkoutCard workout={aHistoryEntry(1)} day="Fri, Nov 20, 2026" owner={owner} />
  );
  const routeTree = createRootRoute({ component: Card });
  render(<RouterProvider router={createRouter({ routeTree })} />);
}

/** Leads to each state of the screens. */
const SCENES: Readonly<Record<keyof typeof TRAINING_SCREENS, () => unknown>> = {
  'landing page': () => renderApp('/', { 'GET /api/auth/user': NOBODY }),
  'landing page, claims': () => renderApp('/', { 'GET /api/auth/user': NOBODY }),
  onboarding: () => renderApp('/onboarding', { 'GET /api/auth/user': NOBODY }),
  'unknown address': () => renderApp('/no/such/page', { 'GET /api/auth/user': NOBODY }),
  'dashboard without workouts': () => renderApp('/', DASHBOARD),
  'workout card': () =>
    renderApp('/', { ...DASHBOARD, 'GET /api/workouts/history': ok([aHistoryEntry(1)]) }),
  'workout card of an unknown owner': renderUnknownOwner,
  upload: () => renderApp('/upload', signedIn()),
  'upload, header': () => renderApp('/upload', signedIn()),
  'upload, tracking': async () => {
    await countOne();
    await press(/^Zone 1 - /);
  },
  'upload, film chosen': () => chooseFilm(),
  'upload, film on its way': () => {
    const video = aVideo({ state: 'queued', progress: 0, workoutId: null });
    renderApp(`/video/${VIDEO}`, signedIn({ [`GET /api/videos/${VIDEO}`]: ok(video) }));
  },
  'upload, being sent': async () => {
    const { server } = await chooseFilm();
    await button('Upload & Analyze');
    server.mockImplementation(NEVER);
    await press('Upload & Analyze');
  },
  'upload, being saved': async () => {
    const { server } = await countOne();
    server.mockImplementation(NEVER);
    await press('Save Workout');
  },
  'manual workout': () => renderApp('/manual-workout', signedIn()),
  'manual workout, exercise types': () => renderApp('/manual-workout', signedIn()),
  'manual workout, refused': async () => {
    renderApp('/manual-workout', signedIn());
    await user().clear(await screen.findByLabelText('Workout Date'));
    await user().clear(screen.getByLabelText('Duration (minutes)'));
    await press('Save Workout');
  },
  'heat map': () => renderApp('/heatmap', signedIn({ 'GET /api/heatmap': ok([PAINT]) })),
  'heat map, legend': () => renderApp('/heatmap', signedIn({ 'GET /api/heatmap': ok([PAINT]) })),
  'heat map, zones': () => renderApp('/heatmap', signedIn({ 'GET /api/heatmap': ok([PAINT]) })),
  'heat map without shots': () => renderApp('/heatmap', signedIn({ 'GET /api/heatmap': ok([]) })),
  calendar: () => renderApp('/calendar', CALENDAR),
  'calendar, a day': () => renderApp('/calendar?day=2026-11-20', CALENDAR),
  'workout details': () => {
    const shotData = [{ zone: 'zone_5_free_throw', made: 6, total: 8 }];
    details(ok({ ...COUNTED, shotData }));
  },
  'workout details without zones': () => details(ok({ ...COUNTED, shotData: [] })),
  'workout details, not found': () => details({ status: 404 }),
  achievements: () => renderApp('/badges', BADGES),
};

it.each(Object.entries<SaidScreen>(TRAINING_SCREENS))('%s', async (name, { texts }) => {
  await SCENES[name as keyof typeof TRAINING_SCREENS]();
  await expectShown(texts.flatMap(showsOf), name === 'upload, header');
});
