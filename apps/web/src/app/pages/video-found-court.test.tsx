import { screen, waitFor, within } from '@testing-library/react';
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
  COURT,
  press,
  reviewing,
  setUpVideoPages,
  VIDEO,
  WORKOUT,
} from '../../testing/video-workout.ts';

setUpVideoPages();

const { calibration: HOOP, ...REST } = aVideo();
const FOUND = {
  ...REST,
  calibration: HOOP && { ...HOOP, court: COURT, courtSource: 'found', lines: 'high_school' },
};
/** Two of three have their zone. */
const PLACED = {
  ...COUNTED,
  shots: [detectedShot(1), detectedShot(2), detectedShot(3, { zone: null })],
};
const NOWHERE = {
  ...PLACED,
  shots: PLACED.shots.map((shot) => ({ ...shot, zone: null, court: null })),
};
const COURT_CALL = `/api/videos/${VIDEO}/court`;

async function review(answers: Parameters<typeof reviewing>[0] = {}) {
  const view = renderApp(
    `/video/${VIDEO}`,
    reviewing({
      [`GET /api/videos/${VIDEO}`]: { status: 200, body: FOUND },
      [`GET /api/workouts/${WORKOUT}`]: { status: 200, body: PLACED },
      [`PATCH /api/workouts/${WORKOUT}`]: { status: 200, body: PLACED },
      [`PUT ${COURT_CALL}`]: { status: 200, body: PLACED },
      [`DELETE ${COURT_CALL}`]: { status: 200, body: NOWHERE },
      ...answers,
    }),
  );
  await press('Yes, that’s the hoop');
  return view;
}
const question = () => screen.findByRole('region', { name: 'Do these lines match the court?' });
const isGone = () =>
  waitFor(() => {
    expect(screen.queryByText('Do these lines match the court?')).toBeNull();
  });
const zones = () =>
  within(screen.getByRole('list', { name: 'Shots' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent.includes('Zone not known'));

describe('court lines that the program found', () => {
  test('are shown over a still picture, with their effect', async () => {
    await review();
    const asked = await question();
    expect(asked.textContent).toContain('We found these lines and placed 2 of 3 shots by them.');
    expect(asked.querySelectorAll('video ~ svg polyline').length).toBeGreaterThan(4);
    // There is one question about the court: no second one asks to line it up.
    expect(screen.queryByText('Line up the court')).toBeNull();
    const close = within(asked).getByRole('button', { name: 'Zoom in on the lines' });
    await userEvent.click(close);
    const dialog = screen.getByRole('dialog', { name: 'Do these lines match the court?' });
    expect(dialog.querySelectorAll('video ~ svg polyline').length).toBeGreaterThan(4);
    expect(within(dialog).getByLabelText(/^Frame at/)).toBeDefined();
  });

  test('are confirmed with one press, as the player’s own marks', async () => {
    const { server } = await review();
    await press('Yes, these are the lines');
    await isGone();
    expect(bodyOf(server, 'PUT')).toEqual({ court: COURT, lines: 'high_school' });
    await screen.findByText('2 of 3 shots have their zone.');
    expect(zones()).toEqual([false, false, true]);
    expect(document.activeElement?.contains(screen.getByText('Where did you stand?'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('can be adjusted from where they were found, and cancelling keeps them', async () => {
    const { server } = await review();
    await press('Move them');
    await screen.findByText('Where is the court?');
    const set = screen.getAllByRole('button', { name: /^\d: / });
    expect(set).toHaveLength(4);
    expect(set.every((point) => point.getAttribute('aria-label')?.includes('not set yet'))).toBe(false); // prettier-ignore
    await press('Cancel');
    await question();
    expect(bodiesOf(server, 'PUT')).toEqual([]);
    await press('Move them');
    (await button(/^1: /)).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await press('Use this court');
    await isGone();
    const { court } = bodyOf(server, 'PUT') as { court: NonNullable<typeof COURT> };
    expect(court.map(({ image }) => image)).toEqual([[299, 648], [980, 648], [400, 518], [880, 518]]); // prettier-ignore
  });

  test('are rejected with one press, and no other question replaces it', async () => {
    const { server } = await review();
    await press('No, leave them out');
    await isGone();
    expect(server.mock.calls.filter(([, { method }]) => method === 'DELETE')).toHaveLength(1);
    await screen.findByText('Shots are placed without them.');
    expect(zones()).toEqual([true, true, true]);
    expect(screen.queryByText('Line up the court')).toBeNull();
    // A change of mind leads to marking the court.
    await press('Set up the court');
    await screen.findByText('Where is the court?');
  });

  test('that cannot be saved say so, until the next try', async () => {
    await review({ [`DELETE ${COURT_CALL}`]: { status: 503 } });
    await press('No, leave them out');
    const alert = await within(await question()).findByText('Failed to save the court');
    expect(alert.closest('[role=alert]')).not.toBeNull();
    expect(zones()).toEqual([false, false, true]);
    await press('Yes, these are the lines');
    await isGone();
    expect(screen.queryByText('Failed to save the court')).toBeNull();
  });

  test('are not sent when the hoop is moved: they depend on the ring', async () => {
    const queued = { ...FOUND, state: 'queued', workoutId: null };
    const { server } = renderApp(
      `/video/${VIDEO}`,
      reviewing({
        [`GET /api/videos/${VIDEO}`]: { status: 200, body: FOUND },
        'POST /api/videos/process': { status: 202, body: queued },
      }),
    );
    (await button(/^Move the rim/)).focus();
    await userEvent.keyboard('{ArrowRight}');
    await press('Count with this hoop');
    await waitFor(() => {
      expect(bodyOf(server, 'POST')).toMatchObject({ calibration: { court: null, lines: null } });
    });
  });
});
