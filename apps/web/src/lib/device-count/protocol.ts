import type { CourtKind, Equipment } from '@hooplog/domain';
import type {
  AnalysisWarning,
  Analysis,
  CourtMark,
  DetectedShot,
  GivenCalibration,
  GivenCourt,
  PersonOnFilm,
  RimEllipse,
  Scene,
} from '@hooplog/vision';

/** A shot that the count tells while it still runs. Seconds of the film; places in displayed px. */
export interface CountedShot extends DetectedShot {
  /** The same for as long as the count runs, whatever it learns about this shot. */
  readonly id: string;
}

/** What the camera sees right now: for a guide that is drawn over the picture. Displayed px. */
export interface CountView {
  /** Of the picture that the places are told in. */
  readonly width: number;
  readonly height: number;
  readonly ring: RimEllipse | null;
  /** 0 to 1; 1 where the player said where it is. */
  readonly ringSure: number;
  readonly court: readonly CourtMark[] | null;
  /** Whether the player gave it or it was found; null without one. */
  readonly courtSource: 'user' | 'found' | null;
  /** Whose lines it has, as far as anybody said. */
  readonly courtKind: CourtKind | null;
  /** At the last look, at most a third of a second old. */
  readonly people: readonly PersonOnFilm[];
  /** Whether so much of the court's lines is seen that it may be found. */
  readonly seesLines: boolean;
  readonly advice: readonly AnalysisWarning[];
  /** Pictures a second that are counted. */
  readonly framesPerSecond: number;
  /** False where pictures come faster than this device can count them, so that some are left out. */
  readonly keepsUp: boolean;
  /** The device was turned from upright to lying or back: nothing is counted until it is turned back. */
  readonly turned: boolean;
}

/** Why a count ended without a result. */
export type DeviceCountFailure =
  /** The network or its runtime could not be loaded, or does not run in this browser. */
  | 'eyes_unavailable'
  /** This browser cannot read the file, or not all of it, or it is none. The server may still be able to. */
  | 'cannot_decode'
  /** No picture of the file could be decoded, or it was moved or changed meanwhile. */
  | 'unreadable'
  /** Nothing looked like a hoop, and none was given. */
  | 'no_hoop'
  | 'aborted'
  | 'internal';

export type CountEvent =
  /** The eyes are open, and pictures are looked at from now on. */
  | { readonly kind: 'ready' }
  /** The first picture, which is second 0 of the film: when it came, by `performance.now()` of the page. */
  | { readonly kind: 'started'; readonly at: number }
  /** About twice a second while a camera is counted. */
  | { readonly kind: 'view'; readonly view: CountView }
  /** Another app, a call or the system took the camera away. The count waits for `finish`. */
  | { readonly kind: 'camera_ended' }
  /** A shot is settled. Told once for each, in order of time. */
  | { readonly kind: 'shot'; readonly shot: CountedShot }
  /** The count thought better of a shot it told. */
  | { readonly kind: 'changed'; readonly shot: CountedShot }
  /** A shot it told was none, e.g. since the hoop hangs elsewhere. */
  | { readonly kind: 'gone'; readonly id: string }
  | {
      readonly kind: 'progress';
      /** Seconds of the film that were looked at. */
      readonly seconds: number;
      /** Null for a camera. */
      readonly durationSeconds: number | null;
      readonly shotsSoFar: number;
      readonly stage: 'finding_hoop' | 'counting_shots' | 'judging';
    };

/** What a count comes to: what the server keeps of it. */
export interface CountResult {
  readonly analysis: Analysis;
  /** What its shots were located by: with it they are placed anew when the court is marked later. */
  readonly scene: Scene;
  /** The id under which each shot of the analysis was told, in their order; null for one that was not. */
  readonly ids: readonly (string | null)[];
}

/** `finished` is rejected with this one, or never. */
export class DeviceCountError extends Error {
  override readonly name = 'DeviceCountError';
  readonly code: DeviceCountFailure;

  constructor(code: DeviceCountFailure, message: string) {
    super(message);
    this.code = code;
  }
}

/** A count that runs in a worker of this page. */
export interface DeviceCount {
  /** Rejected with a `DeviceCountError`. */
  readonly finished: Promise<CountResult>;
  /** Pictures that come until `resume` are not looked at; the film's clock goes on. */
  pause(): void;
  resume(): void;
  /** The player says where the ring is. Displayed px. */
  giveRing(rim: RimEllipse): void;
  /** Ends without a result; `finished` is rejected with `aborted`. */
  abort(): void;
}

export interface CameraCount extends DeviceCount {
  /** The player says where the court is, once something was seen. Displayed px. */
  giveCourt(court: GivenCourt): void;
  /** Takes no more pictures and judges those that came; the same promise as `finished`. */
  finish(): Promise<CountResult>;
}

/** What is known before the first picture; displayed px. */
export interface GivenToCount extends GivenCalibration {
  /** A ring at 10 ft and a ball of size 7 unless told. */
  readonly equipment?: Equipment;
}

export interface DeviceCountOptions {
  readonly listen: (event: CountEvent) => void;
  readonly given?: GivenToCount | undefined;
  /** Of a file: the server cannot have it. Else a damaged one ends with `cannot_decode`, and the server reads over it. */
  readonly isOnlyHere?: boolean;
}

/** `countCamera` (count-camera.ts): counts what a camera shows, from now on. A picture element must be playing. */
export type CountCamera = (
  camera: MediaStreamTrack | HTMLVideoElement,
  options: DeviceCountOptions,
) => CameraCount;

/** `countFile` (count-file.ts): counts a video file of this device, as fast as it goes. */
export type CountFile = (file: Blob, options: DeviceCountOptions) => DeviceCount;
