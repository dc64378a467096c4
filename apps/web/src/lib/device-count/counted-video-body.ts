import type { CountedVideoBody } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import type { DetectedShot, Scene } from '@hooplog/vision';
import type { CountResult } from './protocol.ts';

/** Seconds before and after the ball reaches the rim in which a flight may matter to a shot's spot. */
const BEFORE_RING = 12;
const AFTER_RING = 1;

const rounded = (digits: number) => {
  const scale = 10 ** digits;
  return (value: number): number => Math.round(value * scale) / scale;
};
const place = rounded(2);
const moment = rounded(4);

function shotBody({ evidence, ...shot }: DetectedShot): CountedVideoBody['shots'][number] {
  const { path, ...rest } = evidence;
  return {
    ...shot,
    ...rest,
    path: path.flatMap(({ seconds, x, y }) => [moment(seconds), place(x), place(y)]),
  };
}

function sceneBody(
  { pace, azimuths, flights }: Scene,
  shots: readonly DetectedShot[],
): CountedVideoBody['scene'] {
  const matters = (from: number, to: number): boolean =>
    shots.some(
      ({ rimSeconds }) => to > rimSeconds - BEFORE_RING / pace && from < rimSeconds + AFTER_RING,
    );
  const kept = flights.filter(({ sightings }) =>
    matters(sightings[0]?.seconds ?? 0, sightings.at(-1)?.seconds ?? 0),
  );
  return {
    pace,
    ...(azimuths && { azimuths: azimuths.flatMap(({ degrees, chance }) => [degrees, chance]) }),
    flights: kept.map(({ sightings, feet }) => ({
      sightings: sightings.flatMap(({ seconds, x, y, diameter }) => [
        moment(seconds),
        place(x),
        place(y),
        place(diameter),
      ]),
      feet: feet && [place(feet.x), place(feet.y), place(feet.across), place(feet.down)],
    })),
  };
}

const fits = (body: CountedVideoBody): boolean =>
  // The body is ASCII, so characters are bytes.
  JSON.stringify(body).length <= LIMITS.MAX_COUNTED_VIDEO_BYTES;

/** Facts about a count besides its result. */
export interface CountedFilm {
  readonly countedOn: CountedVideoBody['countedOn'];
  readonly workoutDate: Date;
  readonly timeZone?: CountedVideoBody['timeZone'];
  readonly localDay?: CountedVideoBody['localDay'];
  readonly given: CountedVideoBody['given'];
  /** The key of the drill that it was filmed for. */
  readonly drill?: string;
  /** The count that this one replaces. */
  readonly videoId: string | null;
}

/**
 * The body that stores a count on the server. If a film of many hours is too large, it leaves out the flights (needed
 * to place shots again after the court is marked), then also the drawn ball paths.
 */
export function countedVideoBody(
  { analysis, scene }: Pick<CountResult, 'analysis' | 'scene'>,
  { workoutDate, ...film }: CountedFilm,
): CountedVideoBody {
  const { video: media, calibration, equipment, warnings, shots } = analysis;
  const body: CountedVideoBody = {
    ...film,
    workoutDate: workoutDate.toISOString(),
    media,
    calibration: {
      ...calibration,
      court: calibration.court?.map(({ image, court }) => ({ image: [...image], court: [...court] })) ?? null, // prettier-ignore
      ...(equipment && { equipment }),
    },
    warnings: warnings.map(({ message, ...why }) => ({
      ...{ code: why.code, seconds: why.seconds, message },
      why,
    })),
    shots: shots.map(shotBody),
    scene: sceneBody(scene, shots),
  };
  if (fits(body)) return body;
  const without = { ...body, scene: null };
  return fits(without) ? without : { ...without, shots: body.shots.map((shot) => ({ ...shot, path: [] })) }; // prettier-ignore
}
