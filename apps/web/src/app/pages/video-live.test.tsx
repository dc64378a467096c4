import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepLiveCount } from '../../lib/films/live-count.ts';
import { detectedShot } from '../../lib/shot-log/testing.ts';
import { aUser } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';
import {
  COUNTED,
  press,
  reviewing,
  setUpVideoPages,
  WORKOUT,
} from '../../testing/video-workout.ts';

setUpVideoPages();

const SHOTS = [detectedShot(1), detectedShot(2), detectedShot(3)];
const VIDEO = COUNTED.videoId ?? '';

async function review() {
  const body = { ...COUNTED, totalShots: 3, made: 3, missed: 0, shots: SHOTS };
  renderApp(`/video/${VIDEO}`, reviewing({ [`GET /api/workouts/${WORKOUT}`]: { status: 200, body } })); // prettier-ignore
  await press('Yes, that’s the hoop');
  return within(await screen.findByRole('list', { name: 'Shots' })).getAllByRole('button');
}

test('a live count that ends with another number explains why, and marks the shots', async () => {
  const added = [SHOTS[2]?.rimSeconds ?? 0];
  keepLiveCount(aUser().id, VIDEO, { total: 2, added, gone: 0 });
  const rows = await review();
  await screen.findByText(
    /^2 counted live, 3 in the film: 1 shot seen only when the film was looked/,
  );
  const isNew = rows.map((row) => within(row).queryByText('New') !== null);
  expect(isNew.filter(Boolean)).toHaveLength(1);
});

test('one that ends with the same number says nothing', async () => {
  keepLiveCount(aUser().id, VIDEO, { total: 3, added: [], gone: 0 });
  await review();
  expect(screen.queryByText(/counted live/)).toBeNull();
});
