import type { CountedVideo } from '@hooplog/contract';
import type { Analysis, DetectedShot, Scene } from '@hooplog/vision';

/** Splits a flat list of numbers into groups. */
function inGroups(numbers: readonly number[], of: number): number[][] {
  const groups: number[][] = [];
  for (let at = 0; at < numbers.length; at += of) groups.push(numbers.slice(at, at + of));
  return groups;
}

function shotOf(counted: CountedVideo['shots'][number]): DetectedShot {
  const { reason, why, path, crossing, features, location, metrics, ...shot } = counted;
  const places = { ...(location && { location }), ...(metrics && { metrics }) };
  const way = inGroups(path, 3).map(([seconds = 0, x = 0, y = 0]) => ({ seconds, x, y }));
  return {
    ...shot,
    evidence: { reason, ...(why && { why }), path: way, crossing, features, ...places },
  };
}

/** Converts a device's count to the form of the server's own analyses. */
export function analysisOf({ media, calibration, warnings, shots }: CountedVideo): Analysis {
  const { equipment, ...found } = calibration;
  return {
    video: media,
    calibration: found,
    ...(equipment && { equipment }),
    // A device in doubt has already asked its player.
    candidates: [],
    asked: false,
    shots: shots.map(shotOf).sort((a, b) => a.rimSeconds - b.rimSeconds),
    // Stored as they are; screens ignore unknown ones.
    warnings: warnings as Analysis['warnings'],
  };
}

/** The scene by which the device located its shots; null if it sent none. */
export function sceneOf({ scene, media, calibration }: CountedVideo): Scene | null {
  if (scene === null) return null;
  const flights = scene.flights.map(({ sightings, feet }) => {
    const [x = 0, y = 0, across = 0, down = 0] = feet ?? [];
    return {
      sightings: inGroups(sightings, 4).map(([seconds = 0, atX = 0, atY = 0, diameter = 0]) => ({
        seconds,
        x: atX,
        y: atY,
        diameter,
      })),
      feet: feet && { x, y, across, down },
    };
  });
  const { azimuths } = scene;
  const { width, height } = media;
  const { rim, court, equipment } = calibration;
  return {
    ...{ width, height, rim, court, flights, pace: scene.pace },
    ...(azimuths && {
      azimuths: inGroups(azimuths, 2).map(([degrees = 0, chance = 0]) => ({ degrees, chance })),
    }),
    ...(equipment && { equipment }),
  };
}
