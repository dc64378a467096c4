import { type CountedVideoBody, keepCountedVideo } from '@hooplog/contract';
import type { DetectedShot, Scene } from '@hooplog/vision';
import type { CountResult } from '../device-count/protocol.ts';

/** Bytes of a body that the server still takes, with room for what is counted in other units. */
const MOST_BYTES = 0.95 * keepCountedVideo.bodyLimit;

/** Measured places are good to a tenth of a pixel, and frames to a millisecond: more digits are only longer. */
const pixels = (value: number) => Math.round(10 * value) / 10;
const seconds = (value: number) => Math.round(1000 * value) / 1000;

function shotBody({ evidence, ...shot }: DetectedShot): CountedVideoBody['shots'][number] {
  const { reason, path, crossing, features, location, metrics } = evidence;
  return {
    ...shot,
    reason,
    path: path.flatMap((point) => [seconds(point.seconds), pixels(point.x), pixels(point.y)]),
    crossing,
    features: { ...features },
    ...(location && { location }),
    ...(metrics && { metrics }),
  };
}

function sceneBody({ pace, flights }: Scene): NonNullable<CountedVideoBody['scene']> {
  return {
    pace,
    flights: flights.map(({ sightings, feet }) => ({
      sightings: sightings.flatMap(({ seconds: at, x, y, diameter }) => [
        seconds(at),
        pixels(x),
        pixels(y),
        pixels(diameter),
      ]),
      feet: feet && [feet.x, feet.y, feet.across, feet.down],
    })),
  };
}

/** Leaves out what a long film can do without before it can do without its shots: the flights, then the ways. */
function fitting(body: CountedVideoBody, mostBytes: number): CountedVideoBody {
  const isTooLong = (tried: CountedVideoBody) => JSON.stringify(tried).length > mostBytes;
  if (!isTooLong(body)) return body;
  const sceneless = { ...body, scene: null };
  if (!isTooLong(sceneless)) return sceneless;
  return { ...sceneless, shots: body.shots.map((shot) => ({ ...shot, path: [] })) };
}

/** What the server keeps of a film that was counted live. */
export function countedBody(
  { analysis, scene }: Pick<CountResult, 'analysis' | 'scene'>,
  startedAt: string,
  mostBytes = MOST_BYTES,
): CountedVideoBody {
  const { video, calibration, shots, warnings } = analysis;
  const marks = calibration.court?.map(({ image, court }) => ({
    image: [...image] as [number, number],
    court: [...court] as [number, number],
  }));
  return fitting(
    {
      countedOn: 'live',
      workoutDate: startedAt,
      media: video,
      given:
        calibration.source === 'user' ? { rim: calibration.rim, court: null, lines: null } : null,
      calibration: { ...calibration, court: marks ?? null },
      warnings: warnings.map((warning) => ({ ...warning })),
      shots: shots.map(shotBody),
      scene: sceneBody(scene),
    },
    mostBytes,
  );
}
