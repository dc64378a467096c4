import type { PlaceCalibration } from '@hooplog/contract';
import type { AppContext } from '../services/context.ts';
import { createPlace } from '../services/places/create-place.ts';
import { listPlaces } from '../services/places/list-places.ts';
import type { User } from '../services/users/find-user.ts';
import { daysAgo } from './days-ago.ts';

/** The corners of the lane, seen from the stand behind the top of the key. */
const GYM: PlaceCalibration = {
  rim: { cx: 640, cy: 240, rx: 34, ry: 13 },
  court: [
    { image: [420, 640], court: [-8, 13.75] },
    { image: [860, 640], court: [8, 13.75] },
    { image: [500, 520], court: [-8, -5.25] },
    { image: [780, 520], court: [8, -5.25] },
  ],
  lines: 'nba',
};

/** A court drawn with chalk. */
const DRIVEWAY: PlaceCalibration = {
  rim: { cx: 980, cy: 410, rx: 52, ry: 20 },
  court: [
    { image: [610, 980], court: [-6, 13.75] },
    { image: [1350, 980], court: [6, 13.75] },
    { image: [760, 800], court: [-6, -5.25] },
    { image: [1200, 800], court: [6, -5.25] },
  ],
  lines: 'high_school',
};

/** Creates two places where the demo player films. */
export async function seedPlaces(context: AppContext, user: User): Promise<void> {
  if ((await listPlaces(context, user.id)).length > 0) return;
  const places = [
    { name: 'Northside gym', width: 1280, height: 720, calibration: GYM, ago: 9 },
    { name: 'Driveway', width: 1920, height: 1080, calibration: DRIVEWAY, ago: 2 },
  ];
  for (const { ago, ...place } of places) {
    await createPlace(daysAgo(context, ago), user.id, place);
  }
}
