import type { CalibrationInput, Video, WorkoutDetails } from '@hooplog/contract';
import { NO_WORDS } from '@hooplog/domain';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { detectedShot } from '../lib/shot-log/testing.ts';
import { aUser, aWorkout } from './fixtures.ts';
import type { Answers, renderApp } from './render-app.tsx';

export const VIDEO = '01900000-0000-7000-8000-0000000000aa';
export const WORKOUT = '01900000-0000-7000-8000-0000000000bb';

export function aVideo(changes: Partial<Video> = {}): Video {
  return {
    id: VIDEO,
    state: 'analysed',
    progress: 1,
    stage: null,
    progressMessage: null,
    shotsSoFar: 3,
    placeInQueue: null,
    failure: null,
    bytes: 1000,
    media: { durationSeconds: 12, width: 1280, height: 720, framesPerSecond: 30 },
    calibration: {
      rim: { cx: 640, cy: 200, rx: 40, ry: 14 },
      source: 'found',
      confidence: 0.8,
      court: null,
      courtSource: null,
      lines: null,
    },
    warnings: [],
    isStored: true,
    playbackUrl: `/api/videos/${VIDEO}/file`,
    posterUrl: null,
    workoutId: WORKOUT,
    createdAt: '2026-11-20T18:05:00.000Z',
    ...changes,
  };
}

export const COUNTED: WorkoutDetails = {
  ...aWorkout(1, {
    id: WORKOUT,
    source: 'video',
    countedOn: 'server',
    totalShots: 3,
    made: 2,
    missed: 1,
  }),
  ...NO_WORDS,
  shotData: [],
  shots: [
    detectedShot(1),
    detectedShot(2, { outcome: 'missed', zone: 'zone_1_paint' }),
    detectedShot(3, { needsReview: true, confidence: 0.55 }),
  ],
  videoId: VIDEO,
  posterUrl: null,
};

/** Server-sent events, sent by the test. */
export class FakeEvents {
  static readonly CLOSED = 2;
  static latest: FakeEvents | null = null;
  readonly listeners = new Map<string, (event: { data: string }) => void>();
  readonly close = vi.fn();
  constructor() {
    FakeEvents.latest = this;
  }
  addEventListener(name: string, listener: (event: { data: string }) => void) {
    this.listeners.set(name, listener);
  }
}

export const emit = (video: Video) => {
  act(() => FakeEvents.latest?.listeners.get('video')?.({ data: JSON.stringify(video) }));
};

/** For every test: events that the test sends, and a player that needs no picture. */
export function setUpVideoPages(): void {
  beforeEach(() => {
    vi.stubGlobal('EventSource', FakeEvents);
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  });
  afterEach(() => {
    localStorage.clear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

export const signedIn = (more: Answers = {}): Answers => ({
  'GET /api/auth/user': { status: 200, body: aUser() },
  ...more,
});
export const reviewing = (more: Answers = {}) =>
  signedIn({
    [`GET /api/videos/${VIDEO}`]: { status: 200, body: aVideo() },
    [`GET /api/workouts/${WORKOUT}`]: { status: 200, body: COUNTED },
    [`GET /api/workouts/${WORKOUT}/takers`]: { status: 200, body: [] },
    ...more,
  });

/** For something that has its own delay. */
export const LATER = { timeout: 10_000 };
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (name: string | RegExp) => {
  await userEvent.click(await button(name));
};
export const summary = () => screen.findByRole('region', { name: 'Workout Summary' });
export const bodiesOf = (
  server: ReturnType<typeof renderApp>['server'],
  method: string,
): unknown[] =>
  server.mock.calls
    .map(([, given]) => given)
    .filter((given) => given.method === method)
    .flatMap(({ body }) => (typeof body === 'string' ? [JSON.parse(body) as unknown] : []));
export const bodyOf = (server: ReturnType<typeof renderApp>['server'], method: string) =>
  bodiesOf(server, method).at(0);

/** The lane, seen from half court. */
export const COURT: NonNullable<CalibrationInput['court']> = [
  { image: [300, 648], court: [-6, 13.75] },
  { image: [980, 648], court: [6, 13.75] },
  { image: [400, 518], court: [-6, -5.25] },
  { image: [880, 518], court: [6, -5.25] },
];
