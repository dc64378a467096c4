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

/** Half a foot behind the free-throw line, with an error of about a foot. */
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
/** At the distance of a free throw, from an unknown side. */
const NO_MARKS: Partial<Shot> = {
  zone: null,
  evidence: {
    ...seen,
    location: { method: 'flight', errorFeet: null, distanceFeet: { value: 15, error: 0.6 } },
  },
};

/** On a floor without lines: the board gives the side, and the flight the distance. */
const NO_LINES: Partial<Shot> = {
  zone: null,
  evidence: {
    ...seen,
    location: {
      method: 'flight',
      errorFeet: null,
      distanceFeet: { value: 22, error: 1 },
      zones: [
        { zone: 'zone_4_left_wing_hs_three', chance: 0.45 },
        { zone: 'zone_13_left_wing_three', chance: 0.38 },
      ],
      range: { range: 'three', chance: 0.9 },
    },
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
const question = (name = 'Which zone was it?') => screen.findByRole('group', { name });

describe('the spot of a shot under review', () => {
  test('that may be in the next zone is pointed out, and one tap moves it', async () => {
    const { server } = review(detectedShot(1, NEAR_THE_LINE));
    await press('Yes, that’s the hoop');
    await screen.findByText('Taken about 14 ft from the basket; the spot may be 2 ft off.');
    expect((await row()).textContent).toMatch(/Zone 5 - Free Throw\s+or Zone 1/);
    const offered = within(await question()).getAllByRole('button');
    expect(offered.map((each) => [each.textContent, each.getAttribute('aria-pressed')])).toEqual([
      ['Zone 5 - Free Throw 69%', 'true'],
      ['Zone 1 - Paint 31%', 'false'],
      ['Other zone', null],
    ]);

    await press(/^Zone 1 - Paint 31%/);
    expect((await row()).textContent).toContain('Zone 1 - Paint');
    expect((await row()).textContent).not.toContain('or Zone');
    // The answer stays focused, so that it can be changed.
    expect(document.activeElement?.textContent).toContain('Zone 1 - Paint');
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
    await screen.findByText('All corrections saved.', {}, LATER);
    const [body] = bodiesOf(server, 'PATCH') as { shots: Shot[] }[];
    expect(body?.shots[0]).toMatchObject({ zone: 'zone_1_paint', placed: true, checked: false });
    expect(body?.shots[0]?.court?.y).toBeLessThanOrEqual(13.75);

    await press('Undo');
    expect((await row()).textContent).toMatch(/Zone 5 - Free Throw\s+or Zone 1/);
  });

  test('is not asked about again once the player confirmed it', async () => {
    review(detectedShot(1, NEAR_THE_LINE));
    await press('Yes, that’s the hoop');
    await press(/^Zone 5 - Free Throw 69%/);
    expect((await row()).textContent).not.toContain('or Zone');
    expect((await row()).textContent).toContain('Zone 5 - Free Throw');
  });

  test('of unknown side shows its distance, with the likely zones first', async () => {
    review(detectedShot(1, NO_MARKS));
    await press('Yes, that’s the hoop');
    await screen.findByText('Taken 13–17 ft from the basket; from which side is not known.');
    const offered = within(await question('From mid-range. Which spot?')).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent.trim())).toEqual([
      'Zone 2 - Left Mid-Range',
      'Zone 8 - Right Mid-Range',
      'Other zone',
    ]);
    const likely = await screen.findByRole('group', { name: 'Likely' });
    expect(within(likely).getAllByRole('option')).toHaveLength(2);
    await press('Other zone');
    expect(document.activeElement).toBe(screen.getByLabelText('Zone'));
    await userEvent.selectOptions(screen.getByLabelText('Zone'), 'Zone 8 - Right Mid-Range');
    expect((await row()).textContent).toContain('Zone 8 - Right Mid-Range');
  });

  test('on a floor without lines is asked about with its range and two zones with probabilities', async () => {
    review(detectedShot(1, NO_LINES));
    await press('Yes, that’s the hoop');
    await screen.findByText(
      'Taken 20–24 ft from the basket. Line up the court to see the exact spot.',
    );
    const asked = within(await question('From three-point range. Which spot?'));
    expect(asked.getAllByRole('button').map(({ textContent }) => textContent.trim())).toEqual([
      'Zone 4 - Left Wing HS Three 45%',
      'Zone 13 - Left Wing Three 38%',
      'Other zone',
    ]);
    await userEvent.click(asked.getByRole('button', { name: /^Zone 13/ }));
    expect((await row()).textContent).toContain('Zone 13 - Left Wing Three');
  });

  test('can be set for several shots at once', async () => {
    review(detectedShot(1, NO_MARKS), detectedShot(2, NO_MARKS));
    await press('Yes, that’s the hoop');
    await userEvent.click(await screen.findByLabelText('2 in a row (1–2)'));
    await userEvent.click(
      within(await question('From mid-range. Which spot?')).getByRole('button', {
        name: 'Zone 8 - Right Mid-Range',
      }),
    );
    const list = within(await screen.findByRole('list', { name: 'Shots' }));
    const rows = list.getAllByRole('button').map(({ textContent }) => textContent);
    expect(rows.every((row) => row.includes('Zone 8 - Right Mid-Range'))).toBe(true);
    expect(document.activeElement?.textContent).toContain('Zone 8 - Right Mid-Range');
  });

  test('that is certain is shown without a question', async () => {
    review(detectedShot(1, { ...NEAR_THE_LINE, court: { x: 0, y: 16.75 } }));
    await press('Yes, that’s the hoop');
    await screen.findByText('Taken about 17 ft from the basket; the spot may be 2 ft off.');
    expect(screen.queryByRole('group', { name: 'Which zone was it?' })).toBeNull();
    expect((await row()).textContent).not.toContain('or Zone');
  });
});
