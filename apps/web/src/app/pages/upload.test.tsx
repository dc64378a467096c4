import type { Video, WorkoutDetails } from '@hooplog/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { detectedShot } from '../../features/log-workout/shot-log/testing.ts';
import { aUser, aWorkout } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';

const VIDEO = '01900000-0000-7000-8000-0000000000aa';
const WORKOUT = '01900000-0000-7000-8000-0000000000bb';

function aVideo(changes: Partial<Video> = {}): Video {
  return {
    id: VIDEO,
    state: 'analysed',
    progress: 1,
    progressMessage: null,
    shotsSoFar: 3,
    failure: null,
    bytes: 1000,
    media: { durationSeconds: 12, width: 1280, height: 720, framesPerSecond: 30 },
    calibration: {
      rim: { cx: 640, cy: 200, rx: 40, ry: 14 },
      source: 'found',
      confidence: 0.8,
      court: null,
      lines: null,
    },
    warnings: [],
    playbackUrl: `/api/videos/${VIDEO}/file`,
    posterUrl: null,
    workoutId: WORKOUT,
    createdAt: '2026-11-20T18:05:00.000Z',
    ...changes,
  };
}

const COUNTED: WorkoutDetails = {
  ...aWorkout(1, { id: WORKOUT, source: 'video', totalShots: 3, made: 2, missed: 1 }),
  shotData: [],
  shots: [
    detectedShot(1),
    detectedShot(2, { outcome: 'missed', zone: 'zone_1_paint' }),
    detectedShot(3, { needsReview: true, confidence: 0.55 }),
  ],
  videoId: VIDEO,
  posterUrl: null,
};

/** Server-sent events, sent by the test. */
class FakeEvents {
  static readonly CLOSED = 2;
  static latest: FakeEvents | null = null;
  readonly listeners = new Map<string, (event: { data: string }) => void>();
  readonly close = vi.fn();
  constructor() {
    FakeEvents.latest = this;
  }
  addEventListener(name: string, listener: (event: { data: string }) => void) {
    this.listeners.set(name, listener);
  }
}

const emit = (video: Video) => {
  act(() => FakeEvents.latest?.listeners.get('video')?.({ data: JSON.stringify(video) }));
};

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeEvents);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Answers = Record<string, { status: number; body?: unknown }>;
const signedIn = (more: Answers = {}): Answers => ({
  'GET /api/auth/user': { status: 200, body: aUser() },
  ...more,
});
const reviewing = (more: Answers = {}) =>
  signedIn({
    [`GET /api/videos/${VIDEO}`]: { status: 200, body: aVideo() },
    [`GET /api/workouts/${WORKOUT}`]: { status: 200, body: COUNTED },
    ...more,
  });

/** For what comes after a pause of its own. */
const LATER = { timeout: 10_000 };
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => {
  await userEvent.click(await button(name));
};
const summary = () => screen.findByRole('region', { name: 'Workout Summary' });
const bodiesOf = (server: ReturnType<typeof renderApp>['server'], method: string): unknown[] =>
  server.mock.calls
    .map(([, given]) => given)
    .filter((given) => given.method === method)
    .map(({ body }) => JSON.parse(typeof body === 'string' ? body : 'null') as unknown);
const bodyOf = (server: ReturnType<typeof renderApp>['server'], method: string) =>
  bodiesOf(server, method).find((body) => body !== null);

describe('counting by hand', () => {
  test('counters and court show only while tracking', async () => {
    renderApp('/upload', signedIn());
    await button('Start Tracking');
    expect(screen.queryByRole('button', { name: 'Add a made shot' })).toBeNull();
    await press('Start Tracking');
    await button('Add a made shot');
    await press('Stop Tracking');
    expect(screen.queryByRole('button', { name: 'Add a made shot' })).toBeNull();
  });

  test('counts by buttons and by zone, undoes, and is saved', async () => {
    const saved = { ...COUNTED, id: aWorkout(2).id, source: 'manual' as const };
    const answers = signedIn({ 'POST /api/workouts': { status: 201, body: saved } });
    const { server } = renderApp('/upload', answers);
    await press('Start Tracking');
    const save = await button('Save Workout');
    expect(save.hasAttribute('disabled')).toBe(true);

    await press('Add a made shot');
    await press(/^Zone 13 - /);
    const calls = screen.getByRole('group', { name: 'Shot from: Zone 13 - Left Wing Three' });
    await userEvent.click(within(calls).getByRole('button', { name: 'Made' }));
    await userEvent.click(within(calls).getByRole('button', { name: 'Missed' }));
    await userEvent.click(within(calls).getByRole('button', { name: 'Missed' }));
    await press('Undo last entry');
    await button('Zone 13 - Left Wing Three, 1 of 2 made, 50%');
    expect((await summary()).textContent).toMatch(
      /Made Shots2Missed Shots1Total Shots3Percentage67%/,
    );

    await userEvent.type(screen.getByLabelText('Workout Notes'), '  Good legs ');
    await userEvent.click(save);
    await screen.findByText('Successfully saved workout with 3 shots.');
    expect(bodyOf(server, 'POST')).toMatchObject({
      workout: { totalShots: 3, made: 2, missed: 1, notes: 'Good legs' },
      shotData: [{ zone: 'zone_13_left_wing_three', made: 1, total: 2 }],
    });
    expect((await summary()).textContent).toMatch(/Total Shots0/);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Workout Notes').value).toBe('');
  });

  test('a failed save says so and keeps everything', async () => {
    const message = 'The database is away. Please try again.';
    const error = { status: 503, body: { message, code: 'unavailable', requestId: 'r1' } };
    renderApp('/upload', signedIn({ 'POST /api/workouts': error }));
    await press('Start Tracking');
    await press('Add a missed shot');
    await userEvent.type(screen.getByLabelText('Workout Notes'), 'Tired');
    await press('Save Workout');
    await screen.findByText(message);
    expect((await summary()).textContent).toMatch(/Missed Shots1/);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Workout Notes').value).toBe('Tired');
  });
});

describe('what is being counted', () => {
  test('is still there after the page was closed, and gone once it is saved', async () => {
    const saved = { ...COUNTED, id: aWorkout(2).id, source: 'manual' as const };
    const answers = signedIn({ 'POST /api/workouts': { status: 201, body: saved } });
    const before = renderApp('/upload', answers);
    await press('Start Tracking');
    await press('Add a made shot');
    await press(/^Zone 1 - /);
    const calls = screen.getByRole('group', { name: 'Shot from: Zone 1 - Paint' });
    await userEvent.click(within(calls).getByRole('button', { name: 'Missed' }));
    await userEvent.type(screen.getByLabelText('Workout Notes'), 'Half way');
    before.unmount();

    const { unmount } = renderApp('/upload', answers);
    expect((await summary()).textContent).toMatch(/Made Shots1Missed Shots1Total Shots2/);
    await button('Zone 1 - Paint, 0 of 1 made, 0%');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Workout Notes').value).toBe('Half way');
    await press('Save Workout');
    await screen.findByText('Workout Saved!');
    unmount();
    renderApp('/upload', answers);
    expect((await summary()).textContent).toMatch(/Total Shots0/);
  });

  test('is saved on the device without a connection, and sent under the same key when it returns', async () => {
    const saved = { ...COUNTED, id: aWorkout(2).id, source: 'manual' as const };
    const { server } = renderApp('/upload', signedIn());
    const online = server.getMockImplementation();
    let isOnline = false;
    const keys: (string | null)[] = [];
    server.mockImplementation((url: string, init: RequestInit) => {
      if (init.method !== 'POST' || !url.endsWith('/api/workouts')) {
        return online?.(url, init) ?? Promise.reject(new Error('no answer'));
      }
      keys.push(new Headers(init.headers).get('idempotency-key'));
      if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(new Response(JSON.stringify(saved), { status: 201 }));
    });
    await press('Start Tracking');
    await press('Add a made shot');
    await press('Save Workout');
    await screen.findByText('Saved on this device');
    await screen.findByText('1 workout waits on this device for a connection.');
    expect((await summary()).textContent).toMatch(/Total Shots0/);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await screen.findByText('Workout Saved!');
    await waitFor(() => {
      expect(screen.queryByText(/on this device for a connection/)).toBeNull();
    });
    expect(new Set(keys).size).toBe(1);
  });
});

describe('choosing a video', () => {
  test('another kind of file is refused', async () => {
    renderApp('/upload', signedIn());
    const input = await screen.findByLabelText('Workout video');
    const pdf = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
    await userEvent.setup({ applyAccept: false }).upload(input, pdf);
    await screen.findByText('Please select a video file (MP4, MOV, or AVI).');
    await screen.findByText('Upload workout video');
  });

  test('a video is shown, and can be removed', async () => {
    renderApp('/upload', signedIn());
    const input = await screen.findByLabelText('Workout video');
    await userEvent.upload(input, new File(['film'], 'a.mp4', { type: 'video/mp4' }));
    await screen.findByLabelText('Preview of the chosen video');
    await press('Remove Video');
    await screen.findByText('Upload workout video');
  });
});

test.each<[what: string, answer: Answers[string], text: string]>([
  ['without a word', { status: 500 }, 'Failed to get upload URL'],
  [
    'with a reason',
    { status: 429, body: { message: 'Slow down', code: 'rate_limited', requestId: 'r1' } },
    'Slow down',
  ],
])('an upload that is refused %s says so and keeps the video', async (_, answer, text) => {
  renderApp('/upload', signedIn({ 'POST /api/videos/upload': answer }));
  const input = await screen.findByLabelText('Workout video');
  await userEvent.upload(input, new File(['film'], 'a.mp4', { type: 'video/mp4' }));
  await press('Upload & Analyze');
  await screen.findByText('Upload failed');
  await screen.findByText(text);
  expect((await button('Upload & Analyze')).hasAttribute('disabled')).toBe(false);
});

describe('a video on the server', () => {
  test('refreshes what the rest of the app knows once it is counted', async () => {
    const queued = aVideo({ state: 'queued', progress: 0, workoutId: null });
    const answers = reviewing({
      [`GET /api/videos/${VIDEO}`]: { status: 200, body: queued },
      'GET /api/heatmap': { status: 200, body: [] },
    });
    const { router, server } = renderApp('/heatmap', answers);
    const asked = () => server.mock.calls.filter(([url]) => url.startsWith('/api/heatmap')).length;
    await screen.findByText('No zone data available yet');
    await act(() => router.navigate({ to: '/upload', search: { video: VIDEO } }));
    await screen.findByText('Processing video...');
    await waitFor(() => {
      expect(FakeEvents.latest?.listeners.has('video')).toBe(true);
    });
    emit(aVideo());
    await screen.findByText('Is this the hoop?');
    expect(asked()).toBe(1);
    await act(() => router.navigate({ to: '/heatmap' }));
    await screen.findByText('No zone data available yet');
    await waitFor(() => {
      expect(asked()).toBe(2);
    });
  });

  test('tells its progress, then fills in the counts', async () => {
    const queued = aVideo({ state: 'queued', progress: 0, workoutId: null });
    const answers = reviewing({ [`GET /api/videos/${VIDEO}`]: { status: 200, body: queued } });
    renderApp(`/upload?video=${VIDEO}`, answers);
    await screen.findByText('Processing video...');
    expect(screen.queryByText('Upload workout video')).toBeNull();
    await waitFor(() => {
      expect(FakeEvents.latest?.listeners.has('video')).toBe(true);
    });
    const message = 'Counting your shots… 2 so far';
    emit(aVideo({ state: 'analysing', progress: 0.4, progressMessage: message, workoutId: null }));
    await screen.findByText(message);
    const bar = screen.getByRole('progressbar', { name: 'Analysis' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    emit(aVideo());
    await screen.findByText('Detected 3 shots across 2 zones.');
    expect(FakeEvents.latest?.close).toHaveBeenCalled();
    expect((await summary()).textContent).toMatch(/Made Shots2Missed Shots1/);
  });

  test('is reviewed by keys and saved as it was corrected', async () => {
    const saved = { status: 200, body: COUNTED };
    const { server, router } = renderApp(
      `/upload?video=${VIDEO}`,
      reviewing({ [`PATCH /api/workouts/${WORKOUT}`]: saved }),
    );
    await press('Yes, that’s the hoop');
    await screen.findByText('1 of 3 shots to check.');
    // The doubtful one comes first; after each call the next is shown.
    await userEvent.keyboard('x');
    await screen.findByText('Nothing left to check. Save when the numbers are right.');
    await userEvent.keyboard('n');
    expect((await summary()).textContent).toMatch(/Made Shots0Missed Shots2/);
    await userEvent.keyboard('z');
    expect((await summary()).textContent).toMatch(/Made Shots1Missed Shots2/);
    await press(/Missed 0:02\.0/);
    await userEvent.selectOptions(screen.getByLabelText('Zone'), 'Zone 6 - Top of Key');
    await press('Save Workout');
    await screen.findByText('Successfully saved workout with 3 shots.');
    const spot = { court: null, checked: false, placed: false };
    expect(bodiesOf(server, 'PATCH').at(-1)).toEqual({
      notes: null,
      shots: [
        {
          ...spot,
          id: detectedShot(1).id,
          outcome: 'made',
          zone: 'zone_5_free_throw',
          rimSeconds: 1,
        },
        {
          ...spot,
          id: detectedShot(2).id,
          outcome: 'missed',
          zone: 'zone_6_top_of_key',
          rimSeconds: 2,
          placed: true,
        },
        {
          ...spot,
          id: detectedShot(3).id,
          outcome: 'missed',
          zone: 'zone_5_free_throw',
          rimSeconds: 3,
          checked: true,
        },
      ],
    });
    await screen.findByText('Upload workout video');
    expect(router.state.location.search).toEqual({});
  });

  test('keeps corrections as they are made, on the server and until then in the browser', async () => {
    const offline = reviewing({ [`PATCH /api/workouts/${WORKOUT}`]: { status: 503 } });
    const first = renderApp(`/upload?video=${VIDEO}`, offline);
    await press('Yes, that’s the hoop');
    await screen.findByText('1 of 3 shots to check.');
    await userEvent.keyboard('x');
    await screen.findByText(/^No connection\. Your corrections are kept here/, {}, LATER);
    const tries = bodiesOf(first.server, 'PATCH').length;
    first.unmount();
    // A last try when the page is left.
    await waitFor(() => {
      expect(bodiesOf(first.server, 'PATCH').length).toBeGreaterThan(tries);
    });

    const saved = { status: 200, body: COUNTED };
    const again = reviewing({ [`PATCH /api/workouts/${WORKOUT}`]: saved });
    const { server } = renderApp(`/upload?video=${VIDEO}`, again);
    // The hoop is not asked for again: its shots have been judged.
    await screen.findByText('Nothing left to check. Save when the numbers are right.', {}, LATER);
    expect((await summary()).textContent).toMatch(/Made Shots1Missed Shots2/);
    await screen.findByText('All corrections saved.', {}, LATER);
    expect(bodiesOf(server, 'PATCH')).toHaveLength(1);
    expect(localStorage.getItem(`hooplog.review.${WORKOUT}`)).toBeNull();
  });

  test('several shots are placed at once', async () => {
    renderApp(`/upload?video=${VIDEO}`, reviewing());
    await press('Yes, that’s the hoop');
    await press('Pick several');
    await press(/Made 0:01\.0/);
    await press(/Missed 0:02\.0/);
    await press('Zone 13 - Left Wing Three');
    await press('Done');
    const rows = within(await screen.findByRole('list', { name: 'Shots' })).getAllByRole('button');
    expect(rows.map(({ textContent }) => textContent.includes('Zone 13'))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('is counted again when the hoop was moved by keys', async () => {
    const queued = aVideo({ state: 'queued', progress: 0 });
    const { server } = renderApp(
      `/upload?video=${VIDEO}`,
      reviewing({ 'POST /api/videos/process': { status: 202, body: queued } }),
    );
    (await button(/^Move the ring/)).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    (await button(/^Width of the ring/)).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await press('Count with this hoop');
    await screen.findByText('Processing video...');
    expect(bodyOf(server, 'POST')).toEqual({
      videoURL: `/api/videos/${VIDEO}`,
      calibration: { rim: { cx: 642, cy: 202, rx: 60, ry: 14 }, court: null, lines: null },
    });
    expect((await summary()).textContent).toMatch(/Total Shots0/);
  });

  test('that failed says why and can be tried again', async () => {
    const failure = {
      code: 'took_too_long',
      message: 'Counting the shots took too long.',
    } as const;
    const failed = aVideo({ state: 'failed', workoutId: null, calibration: null, failure });
    const queued = aVideo({ state: 'queued', progress: 0, workoutId: null });
    renderApp(
      `/upload?video=${VIDEO}`,
      signedIn({
        [`GET /api/videos/${VIDEO}`]: { status: 200, body: failed },
        'POST /api/videos/process': { status: 202, body: queued },
      }),
    );
    await screen.findByText(failure.message);
    await press('Try again');
    await screen.findByText('Processing video...');
  });

  test('that is gone leads back to choosing one', async () => {
    const { router } = renderApp(`/upload?video=${VIDEO}`, signedIn());
    await press('Choose another video');
    await screen.findByText('Upload workout video');
    expect(router.state.location.search).toEqual({});
  });
});
