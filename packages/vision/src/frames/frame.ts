/** Half-resolution colour planes as video decoders deliver them (4:2:0). */
export interface ChromaPlanes {
  /** Pixels, `ceil(frame.width / 2)` by `ceil(frame.height / 2)`. */
  readonly width: number;
  readonly height: number;
  /** Blue difference (Cb), 128 is neutral. */
  readonly u: Uint8Array;
  /** Red difference (Cr), 128 is neutral. */
  readonly v: Uint8Array;
}

/** One picture of the video at working size. Row-major planes, one byte per pixel. */
export interface Frame {
  /** The frame's own time stamp, seconds from the start of the video. Never derived from a frame rate. */
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array;
  readonly chroma: ChromaPlanes | null;
}

/** A part of a film whose pictures could not be read. Seconds of the film. */
export interface MissingStretch {
  readonly from: number;
  readonly to: number;
}

/** The length of a film and its number of pictures. */
export interface FilmFacts {
  /** Average; not rounded. Only for advice and display, never for timing. */
  readonly framesPerSecond: number;
  /** By the film's own metadata, even where it breaks off earlier. */
  readonly durationSeconds: number;
  /** In order of time; known once the film was read to its end. */
  readonly missing?: readonly MissingStretch[];
}

/** Size of the picture as a player shows it: rotation applied. */
export interface DisplayFacts {
  readonly displayWidth: number;
  readonly displayHeight: number;
}

/** The facts of a video that are known before its first frame. */
export interface VideoFacts extends FilmFacts, DisplayFacts {}

/** A source of frames that arrive one by one, as from a camera: their duration is unknown. */
export interface FrameStream {
  readonly video: DisplayFacts;
  /** Takes the planes of a released frame to fill them again. Only saves time. */
  readonly release?: ((frame: Frame) => void) | undefined;
  /** Working size of every frame. Working pixel × (displayWidth / width) = displayed pixel. */
  readonly width: number;
  readonly height: number;
}

/**
 * Frames of one video in order of time, each produced once, on demand: memory does not grow with
 * the length of the video. A frame belongs to the consumer and stays valid until it is released.
 */
export interface FrameSource extends FrameStream, AsyncIterable<Frame> {
  readonly video: VideoFacts;
}
