import type { CalibrationInput } from '@hooplog/contract';
import { courtLandmarks } from '@hooplog/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import {
  bodyOf,
  button,
  COUNTED,
  press,
  reviewing,
  setUpVideoPages,
  VIDEO,
  WORKOUT,
} from '../../testing/video-workout.ts';

setUpVideoPages();

const LANE = [
  'Left end of the free-throw line',
  'Right end of the free-throw line',
  'Left lane line at the baseline',
  'Right lane line at the baseline',
] as const;
const CIRCLE = 'Top of the free-throw circle';

/** Opens the question where the court is. */
async function marking() {
  const saved = { status: 200, body: COUNTED };
  const view = renderApp(
    `/video/${VIDEO}`,
    reviewing({
      [`PATCH /api/workouts/${WORKOUT}`]: saved,
      [`PUT /api/videos/${VIDEO}/court`]: saved,
    }),
  );
  await press('Yes, that’s the hoop');
  await press('Set up the court');
  await screen.findByText('Where is the court?');
  return view;
}

const points = () => screen.findByRole('list', { name: 'Points' });
/** Sets a point with the keyboard, one pixel from where it is. */
async function set(label: string, keys = '{ArrowLeft}') {
  (await button(new RegExp(`^\\d: ${label}`))).focus();
  await userEvent.keyboard(keys);
}
const use = async () => (await button('Use this court')) as HTMLButtonElement;

/** The landmarks by which a saved court was marked. */
function namesOf(body: unknown): readonly string[] {
  const { court } = body as { court: NonNullable<CalibrationInput['court']> };
  const landmarks = courtLandmarks('high_school');
  return court.map(
    ({ court: [x, y] }) =>
      landmarks.find(({ point }) => point.x === x && point.y === y)?.label ?? '',
  );
}

describe('marking the court', () => {
  test('a corner outside the picture is skipped, another point replaces it, and the court is used', async () => {
    const { server } = await marking();
    await press(`Not in the picture: ${LANE[1]}`);
    // The focus stays on the button that undoes it.
    expect(document.activeElement?.textContent).toContain('Bring back');
    expect(screen.queryByRole('button', { name: new RegExp(`^\\d: ${LANE[1]}`) })).toBeNull();
    for (const label of [LANE[0], LANE[2], LANE[3]]) await set(label);
    await screen.findByText(/3 of 4 points are set/);
    expect((await use()).disabled).toBe(true);
    await set(CIRCLE);
    expect((await use()).disabled).toBe(false);
    await press('Use this court');
    await screen.findByText('Review your shots');
    expect(namesOf(bodyOf(server, 'PUT'))).toEqual([LANE[0], LANE[2], LANE[3], CIRCLE]);
  });

  test('the requested point can be skipped in place', async () => {
    await marking();
    await press(/^Not in the picture$/);
    await screen.findByText(LANE[1], { selector: 'strong' });
    await press(/^Not in the picture$/);
    await screen.findByText(LANE[2], { selector: 'strong' });
    expect(within(await points()).getAllByRole('button', { name: /^Bring back/ })).toHaveLength(2);
  });

  test('a skipped point returns to its position, and its replacement is removed', async () => {
    await marking();
    await set(LANE[0], '{Shift>}{ArrowLeft}{/Shift}');
    const place = (await button(/^1: /)).style.left;
    await press(`Not in the picture: ${LANE[0]}`);
    await button(new RegExp(`^5: ${CIRCLE}`));
    await press(`Bring back: ${LANE[0]}`);
    expect((await button(/^1: /)).style.left).toBe(place);
    expect(screen.queryByRole('button', { name: new RegExp(`^\\d: ${CIRCLE}`) })).toBeNull();
  });

  test('points on one line are not enough, and the page says which are missing', async () => {
    await marking();
    for (const label of [LANE[0], LANE[1]]) await press(`Not in the picture: ${label}`);
    for (const label of [LANE[2], LANE[3]]) await set(label);
    await userEvent.click(await screen.findByText('Another point'));
    for (const label of ['Left corner of the court', 'Right corner of the court']) {
      await press(label);
      await set(label);
    }
    await screen.findByText(/lie on the baseline/);
    expect((await use()).disabled).toBe(true);
  });

  test('there is no dead end: with everything skipped the player can continue, and bring points back', async () => {
    const { server } = await marking();
    await set(LANE[0]);
    for (;;) {
      const [next] = screen.queryAllByRole('button', { name: /^Not in the picture: / });
      if (next === undefined) break;
      await userEvent.click(next);
    }
    await screen.findByText(/none is left. Bring one back, or go on without it/);
    const [leave] = await screen.findAllByRole('button', { name: 'Continue without the court' });
    if (leave === undefined) throw new Error('There is no way out');
    await userEvent.click(leave);
    await screen.findByText('Review your shots');
    expect(bodyOf(server, 'PUT')).toBeUndefined();
    await press('Set up the court');
    await press(`Bring back: ${LANE[0]}`);
    expect((await button(/^1: /)).getAttribute('aria-label')).not.toContain('not set yet');
  });

  test('a point may lie outside the picture, which makes room for it', async () => {
    const { server } = await marking();
    const far = '{Shift>}' + '{ArrowDown}'.repeat(9) + '{/Shift}';
    await set(LANE[0], far);
    expect((await button(/^1: /)).getAttribute('aria-label')).toContain('outside of the picture');
    expect((await button('Just outside')).getAttribute('aria-pressed')).toBe('true');
    for (const label of LANE.slice(1)) await set(label);
    await press('Use this court');
    await screen.findByText('Review your shots');
    const { court } = bodyOf(server, 'PUT') as {
      court: NonNullable<CalibrationInput['court']>;
    };
    expect(court[0]?.image[1]).toBeGreaterThan(720);
  });
});
