import { describe, expect, test } from 'vitest';
import { aVideo } from '../../../testing/video-workout.ts';
import { toLoggedShot } from '../../../lib/shot-log/logged-shot.ts';
import { detectedShot } from '../../../lib/shot-log/testing.ts';
import { foundCourtWords, linesInPicture } from './found-court-text.ts';

const shotsOf = (...shots: Parameters<typeof toLoggedShot>[0][]) => shots.map(toLoggedShot);
const open = { zone: null } as const;

describe('the text about the detected lines', () => {
  test('says how many shots have their zone by them', () => {
    const shots = shotsOf(detectedShot(1), detectedShot(2), detectedShot(3, open));
    expect(foundCourtWords(shots)).toBe('We found these lines and placed 2 of 3 shots by them.');
  });

  test('counts neither shots that the player placed nor those they added', () => {
    const shots = shotsOf(
      detectedShot(1),
      detectedShot(2, { placed: true }),
      detectedShot(3, { confidence: null }),
    );
    expect(foundCourtWords(shots)).toBe('We found these lines and placed 1 of 1 shot by them.');
  });

  test('says when no shot has a zone yet', () => {
    expect(foundCourtWords(shotsOf(detectedShot(1, open)))).toBe(
      'We found these lines. They placed no shot yet.',
    );
  });
});

test('screen readers are told where the lane is in the picture', () => {
  const { calibration, ...rest } = aVideo();
  if (calibration === null) throw new Error('The video has its hoop');
  const court = [
    { image: [320, 648], court: [-6, 13.75] },
    { image: [960, 648], court: [6, 13.75] },
    { image: [400, 520], court: [-25, -5.25] },
  ] as NonNullable<typeof calibration.court>;
  const video = { ...rest, calibration: { ...calibration, court, lines: 'college' as const } };
  expect(linesInPicture(video)).toBe(
    'College lines. Left end of the free-throw line: 25% from the left, 90% from the top. Right end of the free-throw line: 75% from the left, 90% from the top.',
  );
  expect(linesInPicture({ ...rest, calibration })).toBe('');
});
