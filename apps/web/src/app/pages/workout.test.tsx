import type { WorkoutDetails } from '@hooplog/contract';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser, aWorkout } from '../../testing/fixtures.ts';
import { renderApp, type Answers } from '../../testing/render-app.tsx';

const BASE: WorkoutDetails = {
  ...aWorkout(1),
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

  it('say when there is no zone data', async () => {
    open({ status: 200, body: BASE });
    expect(await screen.findByText('No zone data available')).toBeTruthy();
  });

  it('play the video where there is one', async () => {
    open({ status: 200, body: { ...BASE, videoUrl: '/api/videos/v/file' } });
    const video = await screen.findByLabelText('Video of the workout');
    expect(video.getAttribute('src')).toBe('/api/videos/v/file');
  });

  it.each([
    ['does not exist', { status: 404 }, 'It may have been deleted.', false],
    ['could not be fetched', { status: 503 }, 'Failed to fetch workout', true],
  ])('lead back when the workout %s', async (_, answer, text, retry) => {
    open(answer);
    expect(await screen.findByText('Workout not found')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' }) !== null).toBe(retry);
  });
});
