import type { GivenCourt, RimEllipse } from '@hooplog/vision';
import type { CountEvent, CountResult, DeviceCountFailure, GivenToCount } from './protocol.ts';

/** What is counted. Streams and frames are transferred, not copied. */
export type CountedFilm =
  | { readonly kind: 'stream'; readonly frames: ReadableStream<VideoFrame> }
  /** Frames come one by one as `frame` messages: for browsers that cannot stream a camera. */
  | { readonly kind: 'frames' }
  /** `isOnlyHere`: the server cannot have it, so all readable parts are counted here. */
  | { readonly kind: 'file'; readonly file: Blob; readonly isOnlyHere: boolean };

/** From the page to the worker. */
export type CountOrder =
  | {
      readonly kind: 'count';
      readonly film: CountedFilm;
      readonly given: GivenToCount | null;
    }
  | { readonly kind: 'frame'; readonly frame: VideoFrame }
  | { readonly kind: 'pause' | 'resume' | 'finish' }
  | { readonly kind: 'ring'; readonly rim: RimEllipse }
  | { readonly kind: 'court'; readonly court: GivenCourt };

/** From the worker to the page. */
export type CountReport =
  | CountEvent
  /** A `frame` message was processed: there is room for another. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'finished'; readonly result: CountResult }
  | { readonly kind: 'failed'; readonly code: DeviceCountFailure; readonly message: string };
