import type { CameraPlacement } from '../camera/camera.ts';
import type { BallColour } from '../draw/ball.ts';
import type { Film } from '../draw/film.ts';
import type { Look } from '../draw/look.ts';
import type { Vec3 } from '../geometry/vec3.ts';
import type { Window } from './camera-move.ts';
import type { PasserBy } from '../scene/people.ts';
import type { HoopSetup } from '../scene/equipment.ts';
import type { SecondBall } from '../scene/second-ball.ts';

/** Everything that determines the pictures of a workout, once its events are fixed. */
export interface Filming {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** Drops frames at random, as busy phones do. */
  readonly variableRate: boolean;
  /** Seconds of the gym per second of the video: 2 is double speed, 0.25 slow motion. */
  readonly pace: number;
  readonly placement: CameraPlacement;
  /** The phone is knocked: from this second of the video on it has another pose. */
  readonly nudge: { readonly seconds: number; readonly placement: CameraPlacement } | null;
  /** Pixels by which the picture sways when the phone is not still; 0 on a tripod. */
  readonly shakePixels: number;
  /** The phone's window at a second of the video, and px beyond the usual picture; null if it is not moved. */
  readonly move: { readonly windowAt: (seconds: number) => Window; readonly margin: number } | null;
  readonly film: Film;
  /** Share of the time between frames for which the shutter is open. */
  readonly shutterShare: number;
  readonly look: Look;
  readonly setup: HoopSetup;
  readonly ballColour: BallColour;
  readonly passersBy: readonly PasserBy[];
  readonly secondBall: SecondBall | null;
  /** The position of another hoop on a wall, and its rotation. */
  readonly secondHoop: { readonly at: Vec3; readonly turnDegrees: number } | null;
}
