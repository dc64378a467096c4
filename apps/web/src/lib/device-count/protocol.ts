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

/** A shot reported while the count still runs. Seconds of the film; positions in displayed px. */
export interface CountedShot extends DetectedShot {
  /** Stays the same while the count runs, however the shot changes. */
  readonly id: string;
}

/** What the camera sees right now: for the guide drawn over the picture. Displayed px. */
export interface CountView {
  /** Size of the picture that positions refer to. */
  readonly width: number;
  readonly height: number;
  readonly ring: RimEllipse | null;
  /** 0 to 1; 1 if the player marked it. */
  readonly ringSure: number;
  readonly court: readonly CourtMark[] | null;
  /** Whether the player gave it or it was found; null without a court. */
  readonly courtSource: 'user' | 'found' | null;
  /** Whose rule book its lines follow, if known. */
  readonly courtKind: CourtKind | null;
  /** From the last run of the network, at most a third of a second old. */
  readonly people: readonly PersonOnFilm[];
  /** Whether enough of the court's lines is visible for it to be found. */
  readonly seesLines: boolean;
  readonly advice: readonly AnalysisWarning[];
  /** Frames counted per second. */
  readonly framesPerSecond: number;
  /** False if frames come faster than this device can count them, so that some are dropped. */
  readonly keepsUp: boolean;
  /** The device was turned between portrait and landscape: nothing is counted until it is turned back. */
  readonly turned: boolean;
}

/** Why a count ended without a result. */
export type DeviceCountFailure =
  /** The network or its runtime could not be loaded, or does not run in this browser. */
  | 'eyes_unavailable'
  /** This browser cannot read the file, or not all of it, or it is not a video. The server may be able to. */
  | 'cannot_decode'
  /** No frame of the file could be decoded, or the file was moved or changed during the count. */
  | 'unreadable'
  /** No hoop was found, and none was given. */
  | 'no_hoop'
  | 'aborted'
  | 'internal';

export type CountEvent =
  /** The networks are loaded; frames are processed from now on. */
  | { readonly kind: 'ready' }
  /** The first frame, which is second 0 of the film; `at` is its `performance.now()` on the page. */
  | { readonly kind: 'started'; readonly at: number }
  /** About twice a second while a camera is counted. */
  | { readonly kind: 'view'; readonly view: CountView }
  /** Another app, a call or the system took the camera. The count waits for `finish`. */
  | { readonly kind: 'camera_ended' }
  /** A shot is settled. Sent once for each, in order of time. */
  | { readonly kind: 'shot'; readonly shot: CountedShot }
  /** A reported shot has changed. */
  | { readonly kind: 'changed'; readonly shot: CountedShot }
  /** A reported shot was none, e.g. because the hoop has moved. */
  | { readonly kind: 'gone'; readonly id: string }
  | {
      readonly kind: 'progress';
      /** Seconds of the film processed so far. */
      readonly seconds: number;
      /** Null for a camera. */
      readonly durationSeconds: number | null;
      readonly shotsSoFar: number;
      readonly stage: 'finding_hoop' | 'counting_shots' | 'judging';
    };

/** The result of a count: the data that the server stores. */
export interface CountResult {
  readonly analysis: Analysis;
  /** The data that shots were located by: with it they are placed again when the court is marked later. */
  readonly scene: Scene;
  /** The id under which each shot of the analysis was reported, in their order; null for one that was not. */
  readonly ids: readonly (string | null)[];
}

/** `finished` rejects only with this error. */
export class DeviceCountError extends Error {
  override readonly name = 'DeviceCountError';
  readonly code: DeviceCountFailure;

  constructor(code: DeviceCountFailure, message: string) {
    super(message);
    this.code = code;
  }
}

/** A count running in a worker of this page. */
export interface DeviceCount {
  /** Rejected with a `DeviceCountError`. */
  readonly finished: Promise<CountResult>;
  /** Frames are skipped until `resume`; the film's clock goes on. */
  pause(): void;
  resume(): void;
  /** The player marks the ring. Displayed px. */
  giveRing(rim: RimEllipse): void;
  /** Cancels without a result; `finished` rejects with `aborted`. */
  abort(): void;
}

export interface CameraCount extends DeviceCount {
  /** The player marks the court, once a frame was seen. Displayed px. */
  giveCourt(court: GivenCourt): void;
  /** Takes no more frames and judges those received; returns the same promise as `finished`. */
  finish(): Promise<CountResult>;
}

/** Known before the first frame; displayed px. */
export interface GivenToCount extends GivenCalibration {
  /** Default: a rim at 10 ft and a ball of size 7. */
  readonly equipment?: Equipment;
}

export interface DeviceCountOptions {
  readonly listen: (event: CountEvent) => void;
  readonly given?: GivenToCount | undefined;
  /**
   * For a file that the server cannot have: damaged parts are skipped. Otherwise a damaged file ends with
   * `cannot_decode`, and the server tries it.
   */
  readonly isOnlyHere?: boolean;
}

/** `countCamera` (count-camera.ts): counts what a camera shows, from now on. A video element must be playing. */
export type CountCamera = (
  camera: MediaStreamTrack | HTMLVideoElement,
  options: DeviceCountOptions,
) => CameraCount;

/** `countFile` (count-file.ts): counts a video file of this device at full speed. */
export type CountFile = (file: Blob, options: DeviceCountOptions) => DeviceCount;
