import type { Shot } from '@hooplog/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { detectedShot } from '../../lib/shot-log/testing.ts';
import { renderApp } from '../../testing/render-app.tsx';
import {
  bodiesOf,
  COUNTED,
  LATER,
  press,
  reviewing,
  setUpVideoPages,
  WORKOUT,
} from '../../testing/video-workout.ts';

setUpVideoPages();

const seen = { reason: 'Dropped through the net.', path: [], crossing: null };

/** Half a foot behind the free-throw line, and known to about a foot. */
const NEAR_THE_LINE: Partial<Shot> = {
  court: { x: 0, y: 14.25 },
  evidence: {
    ...seen,
    location: {
      method: 'flight',
      errorFeet: 1.4,
      error: { xx: 1, xy: 0, yy: 1 },
      distanceFeet: { value: 14.25, error: 1.4 },
    },
  },
};
/** As far as a free throw, from whichever side. */
const NO_MARKS: Partial<Shot> = {
  zone: null,
  evidence: {
    ...seen,
    location: { method: 'flight', errorFeet: null, distanceFeet: { value: 15, error: 0.6 } },
  },
};

function review(...shots: Shot[]) {
  const counted = { ...COUNTED, totalShots: shots.length, made: shots.length, missed: 0, shots };
  const answer = { status: 200, body: counted };
  return renderApp(
    `/video/${COUNTED.videoId ?? ''}`,
    reviewing({ [`GET /api/workouts/${WORKOUT}`]: answer, [`PATCH /api/workouts/${WORKOUT}`]: answer }), // prettier-ignore
  );
}

const row = async () =>
  within(await screen.findByRole('list', { name: 'Shots' })).getByRole('button');
const question = () => screen.findByRole('group', { name: 'Which zone was it?' });

describe('the place of a shot under review', () => {
  test('that may be in the next zone says so, and one tap moves it', async () => {
    const { server } = review(detectedShot(1, NEAR_THE_LINE));
    await press('Yes, that’s the hoop');
    await screen.findByText('Taken about 14 ft from the basket; the spot may be 2 ft off.');
    expect((await row()).textContent).toMatch(/Zone 5 - Free Throw\s+or Zone 1/);
    const offered = within(await question()).getAllByRole('button');
    expect(offered.map((each) => [each.textContent, each.getAttribute('aria-pressed')])).toEqual([
      ['Zone 5 - Free Throw 69%', 'true'],
      ['Zone 1 - Paint 31%', 'false'],
    ]);

    await press(/^Zone 1 - Paint 31%/);
    expect((await row()).textContent).toContain('Zone 1 - Paint');
    expect((await row()).textContent).not.toContain('or Zone');
    // The answer stays where the focus is, for a second thought.
    expect(document.activeElement?.textContent).toContain('Zone 1 - Paint');
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
    await screen.findByText('All corrections saved.', {}, LATER);
    const [body] = bodiesOf(server, 'PATCH') as { shots: Shot[] }[];
    expect(body?.shots[0]).toMatchObject({ zone: 'zone_1_paint', placed: true, checked: false });
    expect(body?.shots[0]?.court?.y).toBeLessThanOrEqual(13.75);

    await press('Undo');
    expect((await row()).textContent).toMatch(/Zone 5 - Free Throw\s+or Zone 1/);
  });

  test('is not asked about again once the player said that it is right', async () => {
    review(detectedShot(1, NEAR_THE_LINE));
    await press('Yes, that’s the hoop');
    await press(/^Zone 5 - Free Throw 69%/);
    expect((await row()).textContent).not.toContain('or Zone');
    expect((await row()).textContent).toContain('Zone 5 - Free Throw');
  });

  test('of unknown side tells how far away it was, and its likely zones come first', async () => {
    review(detectedShot(1, NO_MARKS));
    await press('Yes, that’s the hoop');
    await screen.findByText('Taken 13 to 17 ft from the basket; from which side is not known.');
    const offered = within(await question()).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent.trim()).toSorted()).toEqual([
      'Zone 2 - Left Mid-Range',
      'Zone 5 - Free Throw',
      'Zone 8 - Right Mid-Range',
    ]);
    const likely = await screen.findByRole('group', { name: 'Likely' });
    expect(within(likely).getAllByRole('option')).toHaveLength(3);
    await userEvent.selectOptions(screen.getByLabelText('Zone'), 'Zone 8 - Right Mid-Range');
    expect((await row()).textContent).toContain('Zone 8 - Right Mid-Range');
  });

  test('of a row of shots is said for all of them at once', async () => {
    review(detectedShot(1, NO_MARKS), detectedShot(2, NO_MARKS));
    await press('Yes, that’s the hoop');
    await userEvent.click(await screen.findByLabelText('2 in a row (1–2)'));
    await userEvent.click(
      within(await question()).getByRole('button', { name: 'Zone 5 - Free Throw' }),
    );
    const list = within(await screen.findByRole('list', { name: 'Shots' }));
    const rows = list.getAllByRole('button').map(({ textContent }) => textContent);
    expect(rows.every((row) => row.includes('Zone 5 - Free Throw'))).toBe(true);
    expect(document.activeElement?.textContent).toContain('Zone 5 - Free Throw');
  });

  test('that is known well is told without a question', async () => {
    review(detectedShot(1, { ...NEAR_THE_LINE, court: { x: 0, y: 16.75 } }));
    await press('Yes, that’s the hoop');
    await screen.findByText('Taken about 17 ft from the basket; the spot may be 2 ft off.');
    expect(screen.queryByRole('group', { name: 'Which zone was it?' })).toBeNull();
    expect((await row()).textContent).not.toContain('or Zone');
  });
});
