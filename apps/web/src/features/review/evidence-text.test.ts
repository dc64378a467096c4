import type { ShotEvidence, Video } from '@hooplog/contract';
import { expect, test } from 'vitest';
import { toLoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { detectedShot } from '../../lib/shot-log/testing.ts';
import { drawnOver } from './evidence-text.ts';

const VIDEO = {
  media: { durationSeconds: 12, width: 1280, height: 720, framesPerSecond: 30 },
  calibration: {
    rim: { cx: 640, cy: 180, rx: 40, ry: 14 },
    source: 'found',
    confidence: 0.8,
    court: null,
    courtSource: null,
    lines: null,
  },
} as const satisfies Pick<Video, 'media' | 'calibration'>;

const EVIDENCE: ShotEvidence = {
  reason: 'Dropped through the net.',
  path: [
    { seconds: 0.5, x: 100, y: 300 },
    { seconds: 1, x: 640, y: 180 },
  ],
  crossing: { seconds: 1, x: 640, y: 180 },
  location: { method: 'both', errorFeet: 1, feet: { x: 320, y: 648 }, distanceFeet: null },
};

const textsOf = (evidence: ShotEvidence | null, hasCourt = false) =>
  drawnOver(VIDEO, toLoggedShot(detectedShot(1, { evidence })), hasCourt).map(
    ({ text, place }) => `${text}${place === null ? '' : `, ${place}`}`,
  );

test('describes everything that is drawn for a shot, with its position', () => {
  expect(textsOf(EVIDENCE, true)).toEqual([
    'The rim that was found, 50% from the left, 25% from the top',
    'Ball path',
    'Where it came to the rim, 50% from the left, 25% from the top',
    'Feet at release, 25% from the left, 90% from the top',
    'Court lines',
  ]);
});

test('leaves out what was not seen', () => {
  const { reason } = EVIDENCE;
  expect(textsOf({ reason, path: [], crossing: null })).toEqual([
    'The rim that was found, 50% from the left, 25% from the top',
  ]);
});

test('a rim marked by the player is not called found', () => {
  const calibration = { ...VIDEO.calibration, source: 'user' as const };
  const [ring] = drawnOver({ ...VIDEO, calibration }, null, false);
  expect(ring?.text).toBe('The rim you marked');
});

test('unconfirmed court lines are called found', () => {
  const calibration = { ...VIDEO.calibration, courtSource: 'found' as const };
  const texts = drawnOver({ ...VIDEO, calibration }, null, true).map(({ text }) => text);
  expect(texts.at(-1)).toBe('Court lines as they were found');
});
