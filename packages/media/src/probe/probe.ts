import { MediaError } from '../media-error.ts';
import { findProgram } from '../programs/find-program.ts';
import { inputArguments, MAX_PIXELS } from '../programs/input-arguments.ts';
import { runProgram } from '../programs/run-program.ts';
import { ffprobeReport } from './ffprobe-report.ts';
import type { FfprobeStream } from './ffprobe-report.ts';
import { sniffContainer } from './sniff.ts';

const PROBE_LIMIT_SECONDS = 30;
const MAX_DURATION_SECONDS = 4 * 3600;
/**
 * Of all frames together: what the longest video has in 1080p at 30/s, and half an hour of 4K at 60/s. Five times what
 * an encoder gets into the 500 MB of an upload at its thriftiest (0.02 bits a pixel), so no real recording has as many.
 */
const MAX_TOTAL_PIXELS = MAX_DURATION_SECONDS * 30 * 1920 * 1080 * 1.1;

const ENTRIES =
  'format=duration:stream=index,codec_type,codec_name,width,height,pix_fmt,sample_aspect_ratio,' +
  'avg_frame_rate,r_frame_rate,duration:stream_disposition=attached_pic:stream_side_data=rotation';

/** What is known of a video file before it is decoded. */
export interface MediaFacts {
  readonly container: 'mp4' | 'avi';
  readonly durationSeconds: number;
  /** As a player shows it: rotation and pixel shape applied. Pixels. */
  readonly displayWidth: number;
  readonly displayHeight: number;
  /** Average, not rounded; 0 when the file does not say. */
  readonly framesPerSecond: number;
  /** Of all frames together, by what the file says of itself; what looking at it costs grows with them. */
  readonly totalPixels: number;
  /** ffmpeg's name, e.g. `h264`, `hevc`. */
  readonly videoCodec: string;
  readonly pixelFormat: string;
  /** Degrees, 0, 90, 180 or 270, by which a player turns the stored picture. */
  readonly rotation: number;
  /** ffmpeg's name, null without sound. */
  readonly audioCodec: string | null;
  /** The stream of the file that is the picture. */
  readonly videoStream: number;
}

/** Reads the facts of a video, or throws a `MediaError` that says why it is none. */
export async function probe(path: string, signal?: AbortSignal): Promise<MediaFacts> {
  const container = await sniffContainer(path);
  if (container === 'empty') throw new MediaError('empty');
  if (container === 'other') throw new MediaError('not_media');
  const args = ['-v', 'error', ...inputArguments(path), '-show_entries', ENTRIES, '-of', 'json'];
  const ffprobe = await findProgram('ffprobe');
  const run = await runProgram(ffprobe, args, { limitSeconds: PROBE_LIMIT_SECONDS, signal });
  if (run.exitCode !== 0) {
    // The first bytes are those of a video, but the index that ends (or begins) it is not there.
    const isCut = container === 'avi' || /moov atom not found|End of file/.test(run.stderr);
    throw new MediaError(isCut ? 'truncated' : 'not_media', run.stderr);
  }
  const { streams, format } = ffprobeReport.parse(JSON.parse(run.stdout));
  return factsOf(container, streams, format.duration);
}

function factsOf(
  container: 'mp4' | 'avi',
  streams: readonly FfprobeStream[],
  formatSeconds: number,
): MediaFacts {
  const video = streams.find((s) => s.codec_type === 'video' && s.disposition?.attached_pic !== 1);
  if (!video) throw new MediaError('no_video_stream');
  const { codec_name: codec = 'unknown', width, height } = video;
  if (codec === 'unknown' || width === 0 || height === 0) throw new MediaError('unsupported_codec');
  if (width * height > MAX_PIXELS) throw new MediaError('too_large', `${width} × ${height}`);
  const durationSeconds = video.duration > 0 ? video.duration : formatSeconds;
  if (durationSeconds > MAX_DURATION_SECONDS) throw new MediaError('too_long');
  const framesPerSecond = video.avg_frame_rate || video.r_frame_rate;
  const totalPixels = durationSeconds * framesPerSecond * width * height;
  if (totalPixels > MAX_TOTAL_PIXELS) throw new MediaError('too_many_pixels', `${totalPixels}`);
  const rotation = rotationOf(video);
  const shownWidth = Math.round(width * (video.sample_aspect_ratio || 1));
  const isTurned = rotation === 90 || rotation === 270;
  return {
    container,
    durationSeconds,
    displayWidth: isTurned ? height : shownWidth,
    displayHeight: isTurned ? shownWidth : height,
    framesPerSecond,
    totalPixels,
    videoCodec: codec,
    pixelFormat: video.pix_fmt ?? 'unknown',
    rotation,
    audioCodec: streams.find((s) => s.codec_type === 'audio')?.codec_name ?? null,
    videoStream: video.index,
  };
}

function rotationOf(video: FfprobeStream): number {
  const degrees = video.side_data_list?.find((d) => d.rotation !== undefined)?.rotation ?? 0;
  return (((Math.round(degrees / 90) * 90) % 360) + 360) % 360;
}
