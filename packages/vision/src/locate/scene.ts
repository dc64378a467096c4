import { type AzimuthChance, type Equipment, REGULATION } from '@hooplog/domain';
import type { CourtMark, RimEllipse } from '../analysis.ts';
import { locateThresholds as limits } from '../thresholds/locate.ts';
import { isUnlikelyFrom } from './azimuth-of.ts';
import type { Feet } from './feet.ts';
import type { SeenView } from './fit-camera.ts';
import { fitCamera } from './fit-camera.ts';
import type { BallSighting } from './fit-flight.ts';
import { fitHomography, type FloorFit } from './fit-homography.ts';
import { costOf } from '../math/minimise.ts';

/** A flight of the video and the shooter's feet; displayed px. */
export interface FlightInView {
  readonly sightings: readonly BallSighting[];
  readonly feet: Feet | null;
}

/** The known geometry of a video; displayed px of the first frame. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly rim: RimEllipse;
  readonly court: readonly CourtMark[] | null;
  /** Azimuths of the camera, as far as the picture shows them without a court. Missing if unknown. */
  readonly azimuths?: readonly AzimuthChance[] | undefined;
  readonly flights: readonly FlightInView[];
  /** Real seconds a video second, as far as known. */
  readonly pace: number;
  /** Missing where it is the usual one. */
  readonly equipment?: Equipment | undefined;
}

const mirrorMark = ({ image, court: [x, y] }: CourtMark): CourtMark => ({ image, court: [-x, y] });

/** The camera and floor of a scene. */
export interface SceneView {
  /** Null when no camera can see ring and marks like that. */
  readonly view: SeenView | null;
  /** Whether the marks show the court as in a mirror, as selfie cameras film. */
  readonly mirrored: boolean;
}

/** The view as physics needs it: wrong marks left out, a mirrored court flipped back. */
export function sceneViewOf(scene: Scene, floor: FloorFit | null): SceneView {
  const { width, height, rim, court, equipment = REGULATION } = scene;
  const used = floor ? floor.marks.filter((mark) => mark.used).map(({ mark }) => mark) : court;
  const marks = used ?? [];
  const markSigma = floor?.model.sigma ?? limits.markShake * Math.max(width, height);
  const sights = [false, true].flatMap((mirrored) => {
    const own = mirrored ? marks.map(mirrorMark) : marks;
    const view = fitCamera({ width, height, rim, marks: own, markSigma, equipment });
    return view && costOf(view.fit) <= limits.maxViewCost ? [{ view, mirrored }] : [];
  });
  sights.sort((a, b) => a.view.fit.cost - b.view.fit.cost);
  return sights[0] ?? { view: null, mirrored: false };
}

/** Whether one camera can see a scene's ring and marks as they are, at an azimuth that the board allows. */
export function isCourtSeen(scene: Scene): boolean {
  const { view } = sceneViewOf(scene, scene.court && fitHomography(scene.court));
  if (!view) return false;
  const [x, y] = view.numbers;
  return !isUnlikelyFrom(scene.azimuths ?? [], { x, y });
}
