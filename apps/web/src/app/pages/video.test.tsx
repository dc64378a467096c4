import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { detectedShot } from '../../lib/shot-log/testing.ts';
import { renderApp } from '../../testing/render-app.tsx';
import {
  aVideo,
  bodiesOf,
  bodyOf,
  button,
  COUNTED,
  emit,
  FakeEvents,
  LATER,
  press,
  reviewing,
  signedIn,
  summary,
  setUpVideoPages,
  VIDEO,
  WORKOUT,
} from '../../testing/video-workout.ts';

setUpVideoPages();

describe('a video on the server', () => {
  test('refreshes the rest of the app once it is counted', async () => {
    const queued = aVideo({ state: 'queued', progress: 0, workoutId: null });
    const answers = reviewing({
      [`GET /api/videos/${VIDEO}`]: { status: 200, body: queued },
      'GET /api/heatmap': { status: 200, body: [] },
    });
    const { router, server } = renderApp('/heatmap', answers);
    const asked = () => server.mock.calls.filter(([url]) => url.startsWith('/api/heatmap?')).length;
    await screen.findByText('No zone data available yet');
    await act(() => router.navigate({ to: '/video/$id', params: { id: VIDEO } }));
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

  test('shows its progress, then fills in the counts', async () => {
    const queued = aVideo({ state: 'queued', progress: 0, workoutId: null });
    const answers = reviewing({ [`GET /api/videos/${VIDEO}`]: { status: 200, body: queued } });
    renderApp(`/video/${VIDEO}`, answers);
    await screen.findByText('Processing video...');
    expect(screen.queryByText('Upload workout video')).toBeNull();
    expect(screen.queryByText('Manual Shot Tracking')).toBeNull();
    await waitFor(() => {
      expect(FakeEvents.latest?.listeners.has('video')).toBe(true);
    });
    const waiting = { ...queued, placeInQueue: 3 };
    emit(waiting);
    await screen.findByText('Waiting for its turn: 2 videos before it');
    emit({ ...waiting, placeInQueue: 2 });
    await screen.findByText('Waiting for its turn: 1 video before it');
    emit({ ...waiting, placeInQueue: 1 });
    await screen.findByText('Waiting for its turn: it is next');
    const stage = { stage: 'counting_shots', shotsSoFar: 2 } as const;
    emit(aVideo({ state: 'analysing', progress: 0.4, ...stage, workoutId: null }));
    await screen.findByText('Counting shots… 2 so far');
    const bar = screen.getByRole('progressbar', { name: 'Analysis' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    emit(aVideo());
    await screen.findByText('Detected 3 shots across 2 zones.');
    expect(FakeEvents.latest?.close).toHaveBeenCalled();
    expect((await summary()).textContent).toMatch(/Made Shots2Missed Shots1/);
  });

  test('is assigned to a drill, whose progress follows the shots', async () => {
    const own = [{ id: VIDEO, key: 'own-f1x3-1e13-Line_20up' }];
    const { server } = renderApp(
      `/video/${VIDEO}`,
      reviewing({
        'GET /api/drills/own': { status: 200, body: own },
        [`PATCH /api/workouts/${WORKOUT}`]: { status: 200, body: COUNTED },
      }),
    );
    await press('Yes, that’s the hoop');
    const choice = await screen.findByRole('combobox', { name: 'Was it a drill?' });
    await screen.findByRole('option', { name: 'Line up' });
    await userEvent.selectOptions(choice, 'Line up');
    await waitFor(() => {
      expect(bodiesOf(server, 'PATCH')).toEqual([{ drill: own[0]?.key }]);
    });
    // One of the three shots lies under the rim, and is not part of it.
    const standing = await screen.findByText(/^Not done: Free Throw, shot 3 of 3/);
    await userEvent.selectOptions(choice, 'Mikan Drill');
    await waitFor(() => {
      expect(standing.textContent).toBe('Not done: Spot 2 of 2: Right of the rim, shot 2 of 30. Is a shot missing?'); // prettier-ignore
    });
    await userEvent.selectOptions(choice, 'No drill');
    await waitFor(() => {
      expect(bodiesOf(server, 'PATCH').at(-1)).toEqual({ drill: null });
    });
    await waitFor(() => {
      expect(standing.isConnected).toBe(false);
    });
  });

  test('is reviewed by keys and saved as it was corrected', async () => {
    const saved = { status: 200, body: COUNTED };
    const { server, router } = renderApp(
      `/video/${VIDEO}`,
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
    const spot = { court: null, checked: false, placed: false, kind: null };
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
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(`/workout/${WORKOUT}/finish`);
    });
  });

  test('saves corrections as they are made, on the server and until then in the browser', async () => {
    const offline = reviewing({ [`PATCH /api/workouts/${WORKOUT}`]: { status: 503 } });
    const first = renderApp(`/video/${VIDEO}`, offline);
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
    const { server } = renderApp(`/video/${VIDEO}`, again);
    // The question about the hoop does not come again: its shots have been judged.
    await screen.findByText('Nothing left to check. Save when the numbers are right.', {}, LATER);
    expect((await summary()).textContent).toMatch(/Made Shots1Missed Shots2/);
    await screen.findByText('All corrections saved.', {}, LATER);
    expect(bodiesOf(server, 'PATCH')).toHaveLength(1);
    expect(localStorage.getItem(`hooplog.review.${WORKOUT}`)).toBeNull();
  });

  test.each([
    [
      [null, null, null],
      '1 of 3 shots to check. 3 have no place yet.',
      '3 shots have no place yet. Say where you stood, or save without.',
    ],
    [
      ['zone_1_paint', null, 'zone_1_paint'],
      '1 of 3 shots to check. 1 has no place yet.',
      '1 shot has no place yet. Say where you stood, or save without.',
    ],
  ] as const)(
    'with zones %j is not done before every shot has a place',
    async (zones, before, after) => {
      const shots = COUNTED.shots.map((shot, index) => ({ ...shot, zone: zones[index] ?? null }));
      const body = { ...COUNTED, shots };
      renderApp(
        `/video/${VIDEO}`,
        reviewing({ [`GET /api/workouts/${WORKOUT}`]: { status: 200, body } }),
      );
      await press('Yes, that’s the hoop');
      await screen.findByText(before);
      await userEvent.keyboard('m');
      await screen.findByText(after);
      expect(screen.queryByText(/Nothing left to check/)).toBeNull();
    },
  );

  test('several shots are placed at once', async () => {
    renderApp(`/video/${VIDEO}`, reviewing());
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
      `/video/${VIDEO}`,
      reviewing({ 'POST /api/videos/process': { status: 202, body: queued } }),
    );
    (await button(/^Move the rim/)).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    (await button(/^Width of the rim/)).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await press('Count with this hoop');
    await screen.findByText('Processing video...');
    expect(bodyOf(server, 'POST')).toEqual({
      videoURL: `/api/videos/${VIDEO}`,
      calibration: { rim: { cx: 642, cy: 202, rx: 60, ry: 14 }, court: null, lines: null },
    });
    // An outdated count cannot be saved.
    expect(screen.queryByRole('region', { name: 'Workout Summary' })).toBeNull();
  });

  test('with several possible hoops uses the count of the one that is tapped', async () => {
    const rim = { cx: 200, cy: 180, rx: 20, ry: 6 };
    const [found, other] = [
      { rim: { cx: 640, cy: 200, rx: 46, ry: 14 }, confidence: 0.3, shots: 3 },
      { rim, confidence: 0.2, shots: 2 },
    ] as const;
    const { calibration, ...video } = aVideo();
    if (calibration === null) throw new Error('a counted video has a ring');
    const doubtful = {
      ...video,
      calibration: { ...calibration, rim: found.rim, confidence: 0.3, candidates: [found, other] },
    };
    const chosen = { ...doubtful, calibration: { ...doubtful.calibration, rim, source: 'user' } };
    const choose = `PUT /api/videos/${VIDEO}/hoop/choice`;
    const { server } = renderApp(
      `/video/${VIDEO}`,
      reviewing({
        [`GET /api/videos/${VIDEO}`]: { status: 200, body: doubtful },
        [choose]: { status: 200, body: chosen },
      }),
    );
    await press('Hoop 2 2 shots');
    await press('Count with this hoop');
    await summary();
    expect(bodyOf(server, 'PUT')).toEqual({ candidate: 1 });
    expect(screen.queryByText('Is this the hoop?')).toBeNull();
  });

  test('that failed explains why and can be retried', async () => {
    const failure = {
      code: 'took_too_long',
      message: 'Counting the shots took too long.',
    } as const;
    const failed = aVideo({ state: 'failed', workoutId: null, calibration: null, failure });
    const queued = aVideo({ state: 'queued', progress: 0, workoutId: null });
    renderApp(
      `/video/${VIDEO}`,
      signedIn({
        [`GET /api/videos/${VIDEO}`]: { status: 200, body: failed },
        'POST /api/videos/process': { status: 202, body: queued },
      }),
    );
    await screen.findByText(
      'Counting the shots took too long, so we stopped. Try a shorter video.',
    );
    await press('Try again');
    await screen.findByText('Processing video...');
  });

  test('that no longer exists leads back to choosing one', async () => {
    const { router } = renderApp(`/video/${VIDEO}`, signedIn());
    await press('Choose another video');
    await screen.findByText('Upload workout video');
    expect(router.state.location.pathname).toBe('/upload');
  });
});
