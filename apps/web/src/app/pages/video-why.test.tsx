import type { ShotEvidence } from '@hooplog/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { detectedShot } from '../../lib/shot-log/testing.ts';
import { renderApp } from '../../testing/render-app.tsx';
import {
  aVideo,
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

const SEEN: ShotEvidence = {
  reason: 'Dropped through the net.',
  path: [
    { seconds: 0.5, x: 330, y: 420 },
    { seconds: 1, x: 640, y: 200 },
  ],
  crossing: { seconds: 1, x: 640, y: 200 },
  location: { method: 'both', errorFeet: 1, feet: { x: 320, y: 648 }, distanceFeet: null },
};

async function review(evidence: ShotEvidence, court: typeof COURT | null = null) {
  const { calibration, ...rest } = aVideo();
  if (calibration === null) throw new Error('The video has its hoop');
  const lines = court === null ? null : 'high_school';
  const courtSource = court === null ? null : 'user';
  const video = { ...rest, calibration: { ...calibration, court, courtSource, lines } };
  const counted = { ...COUNTED, shots: [detectedShot(1, { evidence })] };
  const view = renderApp(
    `/video/${VIDEO}`,
    reviewing({
      [`GET /api/videos/${VIDEO}`]: { status: 200, body: video },
      [`GET /api/workouts/${WORKOUT}`]: { status: 200, body: counted },
    }),
  );
  await press('Yes, that’s the hoop');
  await button('Show why');
  return view;
}

const shownEvidence = () =>
  within(screen.getByRole('list', { name: 'Drawn over the video' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/,.*/, ''));
/** The two footprints of the shooter. */
const drawnFeet = (page: ParentNode) => [
  ...page.querySelectorAll('video ~ svg [data-drawn="feet"] ellipse'),
];
const middleOf = (prints: readonly Element[], axis: 'cx' | 'cy') =>
  prints.reduce((sum, print) => sum + Number(print.getAttribute(axis)), 0) / prints.length;

describe('the evidence of a shot', () => {
  test('is drawn over the video: ring, ball, feet and court lines', async () => {
    const { container } = await review(SEEN, COURT);
    expect(shownEvidence()).toEqual([
      'The rim that was found',
      'Ball path',
      'Where it came to the rim',
      'Feet at release',
      'Court lines',
    ]);
    const prints = drawnFeet(container);
    expect([middleOf(prints, 'cx'), middleOf(prints, 'cy')]).toEqual([320, 648]);
    const label = screen.getByText('feet at release');
    expect([label.style.left, label.style.top]).toEqual(['25%', '90%']);
  });

  test('is not drawn if it was not seen', async () => {
    const { location, ...rest } = SEEN;
    expect(location).toBeDefined();
    const { container } = await review(rest);
    expect(shownEvidence()).toEqual([
      'The rim that was found',
      'Ball path',
      'Where it came to the rim',
    ]);
    expect(drawnFeet(container)).toEqual([]);
    expect(screen.queryByText('feet at release')).toBeNull();
  });

  test('is toggled with one press, or one key', async () => {
    const { container } = await review(SEEN, COURT);
    expect((await button('Show why')).getAttribute('aria-pressed')).toBe('true');
    await press('Show why');
    expect((await button('Show why')).getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('list', { name: 'Drawn over the video' })).toBeNull();
    expect(container.querySelector('video ~ svg')).toBeNull();
    await userEvent.keyboard('w');
    expect(shownEvidence()).toContain('Feet at release');
    expect(drawnFeet(container)).toHaveLength(2);
  });
});
