import type { WorkoutDetails } from '@hooplog/contract';
import { NO_WORDS } from '@hooplog/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { detectedShot } from '../../lib/shot-log/testing.ts';
import { aUser, aWorkout } from '../../testing/fixtures.ts';
import { keepFilm } from '../../lib/device-film/device-film.ts';
import { bodyOf, renderApp, type Answers } from '../../testing/render-app.tsx';
import { aPlayer } from '../../testing/squad-fixtures.ts';
import { bodiesOf } from '../../testing/video-workout.ts';

const BASE: WorkoutDetails = {
  ...aWorkout(1),
  ...NO_WORDS,
  shotData: [],
  shots: [],
  videoId: null,
  posterUrl: null,
};
const PATH = `/workout/${BASE.id}`;

function open(answer: Answers[string]) {
  return renderApp(PATH, {
    'GET /api/auth/user': { status: 200, body: aUser() },
    [`GET /api/workouts/${BASE.id}`]: answer,
  });
}

const OTHER_VIDEO = '01900000-0000-7000-8000-0000000000a1';
const KEPT_VIDEO = '01900000-0000-7000-8000-0000000000a2';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('workout details', () => {
  it('show zones with made, total, percent and missed', async () => {
    const shotData = [{ zone: 'zone_5_free_throw' as const, made: 6, total: 8 }];
    open({ status: 200, body: { ...BASE, shotData, notes: 'Easy day' } });
    const heading = await screen.findByRole('heading', { name: 'Mid-Range Center' });
    expect(heading.closest('li')?.textContent).toBe('Mid-Range Center75%6/82 missed');
    expect(screen.getByText('Easy day')).toBeTruthy();
    expect(screen.queryByLabelText('Video of the workout')).toBeNull();
  });

  it('name a drill by its key: the name in the answer is English for every reader', async () => {
    const drill = { key: 'mikan', name: 'As the API says it', result: 20 };
    open({ status: 200, body: { ...BASE, drill } });
    expect(await screen.findByText('Drill: Mikan Drill')).toBeTruthy();
  });

  it('offer the corrections of the person who filmed, to be accepted by one tap', async () => {
    const offerId = '01900000-0000-7000-8000-0000000000a3';
    const correction = {
      ...{ offerId, made: 7, totalShots: 12 },
      ...{ calls: 2, added: 1, removed: 0 },
    };
    const filmedBy = aPlayer(1, 'Alex');
    const { server } = renderApp(PATH, {
      'GET /api/auth/user': { status: 200, body: aUser() },
      [`GET /api/workouts/${BASE.id}`]: {
        status: 200,
        body: { ...BASE, ...{ made: 6, missed: 5, totalShots: 11 }, filmedBy, correction },
      },
      [`PUT /api/shot-offers/${offerId}/answer`]: {
        status: 200,
        body: { state: 'accepted', workoutId: BASE.id },
      },
    });
    const card = within(await screen.findByRole('region', { name: 'Alex corrected your shots' }));
    expect(card.getByText('7 of 12 made now. You have 6 of 11.')).toBeTruthy();
    expect(card.getByText('2 calls are different now. 1 shot is new.')).toBeTruthy();
    await userEvent.click(card.getByRole('button', { name: 'Take the new ones' }));
    await waitFor(() => {
      expect(bodiesOf(server, 'PUT')).toEqual([{ answer: 'accepted' }]);
    });
  });

  it('name the parts of the film that could not be read', async () => {
    const missingFilm = ['The film breaks off at 4:12 of 9:30. Later shots are not counted.'];
    open({ status: 200, body: { ...BASE, missingFilm } });
    const list = await screen.findByRole('list', { name: 'Missing from this video' });
    expect(list.textContent).toContain('breaks off at 4:12 of 9:30');
  });

  it.each([
    ['imperial', '14.0 fteach shot to about 0.6 ft'],
    ['metric', '4.3 meach shot to about 18 cm'],
  ] as const)('say how the ball flew, in %s units', async (units, top) => {
    const shots = [44, 45, 46, 47, 48].map((angle, index) =>
      detectedShot(index + 1, {
        evidence: {
          ...{ reason: '', path: [], crossing: null },
          metrics: {
            entryDegrees: { value: angle, error: 1 },
            apexFeet: { value: 14, error: 0.2 },
          },
        },
      }),
    );
    renderApp(PATH, {
      'GET /api/auth/user': { status: 200, body: aUser({ units }) },
      [`GET /api/workouts/${BASE.id}`]: { status: 200, body: { ...BASE, shots } },
    });
    const card = (await screen.findByText('How your ball flew')).closest('section');
    expect(card?.textContent).toContain('Angle at the rim46°');
    expect(card?.textContent).toContain(`Top of the flight${top}`);
    expect(card?.textContent).toContain('Measured in 5 of 5 shots');
    expect(card?.textContent).not.toContain('Time in the air');
  });

  it.each([
    ['imperial', '9 in short'],
    ['metric', '23 cm short'],
  ] as const)('say where misses came down, in %s units', async (units, first) => {
    const shots = [-0.75, -0.6, -0.9, -0.5, -0.4, -0.45, 0.05].map((value, index) =>
      detectedShot(index + 1, {
        outcome: 'missed',
        evidence: {
          ...{ reason: '', path: [], crossing: null },
          metrics: { longFeet: { value, error: 0.1 } },
        },
      }),
    );
    renderApp(PATH, {
      'GET /api/auth/user': { status: 200, body: aUser({ units }) },
      [`GET /api/workouts/${BASE.id}`]: { status: 200, body: { ...BASE, shots } },
    });
    const card = within(await screen.findByRole('region', { name: 'Where your misses came down' }));
    const depth = '6 short, 0 long. You miss short, and that is more than luck.';
    const side = 'Left or right cannot be seen from where you filmed.';
    expect(card.getByText(depth)).toBeTruthy();
    expect(card.getByText(side)).toBeTruthy();
    expect(card.getByRole('img').getAttribute('aria-label')).toContain(`${depth} ${side}`);
    expect(card.getByText(/^Measured in 7 of 7 misses/)).toBeTruthy();
    expect(card.getByText(first)).toBeTruthy();
  });

  it('say how many shots are on no map', async () => {
    const shotData = [{ zone: 'zone_5_free_throw' as const, made: 1, total: 2 }];
    open({ status: 200, body: { ...BASE, made: 3, missed: 2, totalShots: 5, shotData } });
    const sentence = '3 shots without a zone (2 made) are not on this map.';
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it.each([
    ['Pacific/Auckland', '2026-11-21', 'Saturday, November 21, 2026 at 7:00 AM'],
    ['America/Los_Angeles', '2026-11-20', 'Friday, November 20, 2026 at 10:00 AM'],
    // The player has travelled since: the day stays, but its time would belong to another day.
    ['America/Los_Angeles', '2026-11-21', 'Saturday, November 21, 2026'],
  ])('are dated by the profile, in %s on %s', async (timeZone, localDay, heading) => {
    const workoutDate = '2026-11-20T18:00:00Z';
    renderApp(PATH, {
      'GET /api/auth/user': { status: 200, body: { ...aUser(), timeZone } },
      [`GET /api/workouts/${BASE.id}`]: { status: 200, body: { ...BASE, workoutDate, localDay } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  });

  it('say that there is no zone data', async () => {
    open({ status: 200, body: BASE });
    expect(await screen.findByText('No zone data available')).toBeTruthy();
  });

  it('play the video if there is one', async () => {
    open({ status: 200, body: { ...BASE, videoUrl: '/api/videos/v/file' } });
    const video = await screen.findByLabelText('Video of the workout');
    expect(video.getAttribute('src')).toBe('/api/videos/v/file');
  });

  it.each([
    ['device', 'You counted this workout on your own device. Its video is not on this one.'],
    ['live', 'You counted this workout live, while you played. Its video is not on this device.'],
  ] as const)('say where the video of one counted on the %s is', async (countedOn, text) => {
    open({ status: 200, body: { ...BASE, countedOn, videoId: OTHER_VIDEO } });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByLabelText('Video of the workout')).toBeNull();
  });

  it('play the video stored on this device', async () => {
    await keepFilm(KEPT_VIDEO, new Blob(['film']));
    open({ status: 200, body: { ...BASE, countedOn: 'device', videoId: KEPT_VIDEO } });
    const video = await screen.findByLabelText('Video of the workout');
    expect(video.getAttribute('src')).toMatch(/^blob:/);
  });

  it.each([
    ['does not exist', { status: 404 }, 'It may have been deleted.', false],
    ['could not be fetched', { status: 503 }, 'Failed to fetch workout', true],
  ])('lead back if the workout %s', async (_, answer, text, retry) => {
    open(answer);
    expect(await screen.findByText('Workout not found')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' }) !== null).toBe(retry);
  });

  it('mark the shots on the video’s timeline and lead to their moments', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    const shots = [detectedShot(30), detectedShot(70, { outcome: 'missed' })];
    open({ status: 200, body: { ...BASE, videoUrl: '/api/videos/v/file', shots } });
    const video = await screen.findByLabelText<HTMLVideoElement>('Video of the workout');
    Object.defineProperty(video, 'duration', { value: 100 });
    fireEvent.loadedMetadata(video);
    const marks = screen.getByRole('list', { name: 'Shots in the video' });
    const missed = within(marks).getByRole('button', { name: 'Missed at 1:10' });
    expect(missed.closest('li')?.style.left).toBe('70%');
    await userEvent.click(missed);
    expect(video.currentTime).toBe(68);
    expect(play).toHaveBeenCalledOnce();
    play.mockRestore();
  });

  it('can be corrected: name, notes, and zones if counted by hand', async () => {
    const shotData = [{ zone: 'zone_1_paint' as const, made: 2, total: 3 }];
    const { server } = renderApp(PATH, {
      'GET /api/auth/user': { status: 200, body: aUser() },
      [`GET /api/workouts/${BASE.id}`]: { status: 200, body: { ...BASE, shotData } },
      [`PATCH /api/workouts/${BASE.id}`]: { status: 200, body: BASE },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.type(await screen.findByLabelText('Workout Notes'), ' New shoes ');
    await userEvent.type(screen.getByLabelText('Name'), ' Morning routine ');
    const paint = screen.getByLabelText('Zone 1 - Paint, missed');
    await userEvent.clear(paint);
    await userEvent.type(paint, '4');
    await userEvent.selectOptions(screen.getByLabelText('Kind of shot'), 'Free throw');
    await userEvent.click(screen.getByText('Save Changes'));
    await screen.findByText('Workout saved successfully!');
    const [, init] = server.mock.calls.find(([, given]) => given.method === 'PATCH') ?? [];
    expect(JSON.parse(typeof init?.body === 'string' ? init.body : 'null')).toEqual({
      name: 'Morning routine',
      notes: 'New shoes',
      workout: { made: 6, missed: 7, totalShots: 13 },
      shotData: [{ zone: 'zone_1_paint', made: 2, total: 6 }],
      kindData: [
        { kind: 'free_throw', zone: 'zone_1_paint', made: 2, total: 6 },
        { kind: 'free_throw', zone: null, made: 4, total: 7 },
      ],
    });
  });

  it('have the name as heading, and the day below it', async () => {
    open({ status: 200, body: { ...BASE, name: 'Morning routine' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Morning routine' })).toBeTruthy();
    expect(screen.getByText(/November 20, 2026/)).toBeTruthy();
  });

  it('can be deleted after a confirmation, and restored', async () => {
    const { router, server } = renderApp(PATH, {
      'GET /api/auth/user': { status: 200, body: aUser() },
      [`GET /api/workouts/${BASE.id}`]: { status: 200, body: BASE },
      [`DELETE /api/workouts/${BASE.id}`]: { status: 204 },
      [`POST /api/trash/${BASE.id}/restore`]: { status: 204 },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByText('Delete Workout'));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/');
    });
    // The toasts take no taps until they have been told of the first one.
    await waitFor(() => userEvent.click(screen.getByRole('button', { name: 'Undo' })));
    await waitFor(() => {
      expect(server.mock.calls.map(([url]) => url)).toContain(`/api/trash/${BASE.id}/restore`);
    });
  });

  it('lead from a video to the review of its shots', async () => {
    const videoId = aWorkout(9).id;
    open({ status: 200, body: { ...BASE, source: 'video', videoUrl: '/v', videoId } });
    const link = await screen.findByRole('link', { name: 'Correct Shots' });
    expect(link.getAttribute('href')).toBe(`/video/${videoId}`);
  });
});

describe('tags', () => {
  const TAGGED = { ...BASE, tags: ['game day'] };
  const openTagged = (more: Answers = {}) =>
    renderApp(PATH, {
      'GET /api/auth/user': { status: 200, body: aUser() },
      [`GET /api/workouts/${BASE.id}`]: { status: 200, body: TAGGED },
      [`PATCH /api/workouts/${BASE.id}`]: { status: 200, body: TAGGED },
      'GET /api/workouts/tags': { status: 200, body: ['game day', 'left hand'] },
      ...more,
    });
  const saved = ({ server }: ReturnType<typeof openTagged>) =>
    server.mock.calls.filter(([, init]) => init.method === 'PATCH').map(([, init]) => bodyOf(init));
  const card = async () => within(await screen.findByRole('region', { name: 'Tags' }));

  it.each<[what: string, act: () => Promise<void>, tags: readonly string[]]>([
    [
      'two typed ones, as stored',
      async () => {
        await userEvent.type((await card()).getByLabelText('Add a tag'), 'Rainy  Day, game day,b');
        await userEvent.click((await card()).getByRole('button', { name: 'Add' }));
      },
      ['game day', 'rainy day', 'b'],
    ],
    [
      'one of the own',
      async () => {
        await userEvent.click(await (await card()).findByRole('button', { name: 'left hand' }));
      },
      ['game day', 'left hand'],
    ],
    [
      'none, after the last is removed',
      async () => {
        await userEvent.click((await card()).getByRole('button', { name: 'Remove tag game day' }));
      },
      [],
    ],
  ])('are saved at once: %s', async (_, act, tags) => {
    const view = openTagged();
    await act();
    await waitFor(() => {
      expect(saved(view)).toEqual([{ tags }]);
    });
  });

  it('are limited to ten', async () => {
    const tags = Array.from({ length: 10 }, (_, index) => `tag ${index}`);
    openTagged({ [`GET /api/workouts/${BASE.id}`]: { status: 200, body: { ...BASE, tags } } });
    await (await card()).findByText('A workout has room for 10 tags.');
    expect((await card()).queryByLabelText('Add a tag')).toBeNull();
  });

  it('that could not be saved stay as they were', async () => {
    openTagged({ [`PATCH /api/workouts/${BASE.id}`]: { status: 500 } });
    await userEvent.click(await (await card()).findByRole('button', { name: 'left hand' }));
    await screen.findByText('Failed to save workout');
    await (await card()).findByRole('button', { name: 'left hand' });
  });
});
