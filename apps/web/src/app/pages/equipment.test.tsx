import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aUser, noStats } from '../../testing/fixtures.ts';
import { type Answers, ok, renderApp } from '../../testing/render-app.tsx';
import {
  aVideo,
  bodiesOf,
  bodyOf,
  button,
  COUNTED,
  COURT,
  press,
  reviewing,
  setUpVideoPages,
  VIDEO,
  WORKOUT,
} from '../../testing/video-workout.ts';

setUpVideoPages();

const HOOP = {
  rim: { cx: 640, cy: 200, rx: 40, ry: 14 },
  ...{ confidence: 0.8, court: null, courtSource: null, lines: null },
};
const LOW = { rimHeight: 8, ballSize: 5 } as const;
const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01T00:00:00.000Z`;

function profile(changes: Parameters<typeof aUser>[0], more: Answers = {}) {
  const user = aUser({ displayName: 'Maya', ...changes });
  return renderApp('/profile', {
    'GET /api/auth/user': ok(user),
    'GET /api/stats': ok(noStats()),
    'GET /api/invitations/pending/count': ok({ count: 0 }),
    'GET /api/auth/sessions': ok([]),
    'PATCH /api/user/profile': ok({ ...user, equipment: LOW }),
    ...more,
  });
}

describe('in the profile', () => {
  test.each([
    ['an adult', { birthday: yearsAgo(30) }, 'Hoop 10 ft (3.05 m), ball size 7'],
    ['a player without a birthday', { birthday: null }, 'Hoop 10 ft (3.05 m), ball size 7'],
    ['a child who has set it', { birthday: yearsAgo(10), equipment: LOW }, 'Hoop 8 ft (2.44 m), ball size 5'],
    ['a mini ball', { equipment: { rimHeight: 8.53, ballSize: 'mini' as const } }, 'Hoop 8.5 ft (2.60 m), mini ball'],
  ])('%s sees it in one line, without a question', async (_name, changes, line) => {
    profile(changes);
    expect(await screen.findByText(line)).toBeTruthy();
    expect(screen.queryByRole('group', { name: /Which hoop/ })).toBeNull();
    expect(screen.queryByLabelText('Rim height')).toBeNull();
  }); // prettier-ignore

  test('another height is saved at once', async () => {
    const { server } = profile({ birthday: null });
    await press('Change hoop and ball');
    await userEvent.selectOptions(await screen.findByLabelText('Rim height'), '8 ft (2.44 m)');
    expect(await screen.findByText('Hoop 8 ft (2.44 m), ball size 5')).toBeTruthy();
    expect(bodyOf(server, 'PATCH')).toEqual({ equipment: { rimHeight: 8, ballSize: 7 } });
  });

  test('a child is asked once, and either answer is saved', async () => {
    const { server } = profile({ birthday: yearsAgo(10) });
    const question = await screen.findByRole('group', { name: 'Which hoop and ball do you use?' });
    const answers = within(question).getAllByRole('button');
    expect(answers.map(({ textContent }) => textContent)).toEqual([
      '9 ft (2.74 m), size 6',
      '10 ft (3.05 m), size 7',
    ]);
    await press('10 ft (3.05 m), size 7');
    await waitFor(() => {
      expect(screen.queryByRole('group', { name: /Which hoop/ })).toBeNull();
    });
    expect(bodyOf(server, 'PATCH')).toEqual({ equipment: { rimHeight: 10, ballSize: 7 } });
  });
});

describe('in a review', () => {
  const CALL = `PUT /api/videos/${VIDEO}/equipment`;
  const moved = { ...COUNTED, shots: COUNTED.shots.map((shot) => ({ ...shot, zone: 'zone_6_top_of_key' as const })) }; // prettier-ignore

  test('another ball relocates the shots, and is saved for the place', async () => {
    const place = {
      ...{ id: '01900000-0000-7000-8000-0000000000cc', name: 'Yard', width: 1280, height: 720 },
      calibration: { rim: { cx: 640, cy: 200, rx: 40, ry: 14 }, court: COURT, lines: 'nba' as const },
      usedAt: '2026-11-20T18:05:00.000Z',
    }; // prettier-ignore
    const { server } = renderApp(
      `/video/${VIDEO}`,
      reviewing({
        [CALL]: ok(moved),
        [`PATCH /api/workouts/${WORKOUT}`]: ok(COUNTED),
        'GET /api/places': ok([place]),
        [`PATCH /api/places/${place.id}`]: ok({ ...place, equipment: LOW }),
      }),
    );
    await press('Change hoop and ball');
    await userEvent.selectOptions(await screen.findByLabelText('Ball'), 'Size 5');
    expect(await screen.findByText('Shots placed again')).toBeTruthy();
    expect(await screen.findByText('Kept for Yard, too.')).toBeTruthy();
    const equipment = { rimHeight: 10, ballSize: 5 };
    expect(bodyOf(server, 'PUT')).toEqual(equipment);
    await waitFor(() => {
      expect(bodiesOf(server, 'PATCH')).toContainEqual({ equipment });
    });
    expect(await screen.findByText('Hoop 10 ft (3.05 m), ball size 5')).toBeTruthy();
    await button('Done with hoop and ball');
  });

  test.each([
    ['Yes, a mini ball', 'mini', 'Hoop 10 ft (3.05 m), mini ball'],
    ['No, a full-size ball', 7, 'Hoop 10 ft (3.05 m), ball size 7'],
  ] as const)('a ball that looks small is asked about once: %s', async (answer, ballSize, line) => {
    const { server } = renderApp(
      `/video/${VIDEO}`,
      reviewing({
        [`GET /api/videos/${VIDEO}`]: ok(
          aVideo({
            calibration: { ...HOOP, source: 'user' },
            warnings: [{ code: 'mini_ball', seconds: null, message: 'The ball looks small.' }],
          }),
        ),
        [CALL]: ok(moved),
        [`PATCH /api/workouts/${WORKOUT}`]: ok(COUNTED),
        'GET /api/places': ok([]),
      }),
    );
    expect(await screen.findByRole('group', { name: 'Is this a mini ball?' })).toBeTruthy();
    expect(screen.queryByText('The ball looks small.')).toBeNull();
    await press(answer);
    expect(await screen.findByText(line)).toBeTruthy();
    expect(bodyOf(server, 'PUT')).toEqual({ rimHeight: 10, ballSize });
    expect(screen.queryByRole('group', { name: 'Is this a mini ball?' })).toBeNull();
  });

  test('a failure is reported, and nothing changes', async () => {
    renderApp(
      `/video/${VIDEO}`,
      reviewing({
        [`GET /api/videos/${VIDEO}`]: ok(
          aVideo({ calibration: { ...HOOP, source: 'user', equipment: LOW } }),
        ),
        [CALL]: { status: 503 },
        [`PATCH /api/workouts/${WORKOUT}`]: ok(COUNTED),
        'GET /api/places': ok([]),
      }),
    );
    expect(await screen.findByText('Hoop 8 ft (2.44 m), ball size 5')).toBeTruthy();
    await press('Change hoop and ball');
    await userEvent.selectOptions(await screen.findByLabelText('Ball'), 'Mini ball');
    expect(await screen.findByText('Failed to place the shots')).toBeTruthy();
    expect(screen.getByText('Hoop 8 ft (2.44 m), ball size 5')).toBeTruthy();
  });
});
