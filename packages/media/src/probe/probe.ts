import { changesPace } from '../container/presentation.ts';
import { MediaError } from '../media-error.ts';
import { findProgram } from '../programs/find-program.ts';
import { inputArguments, MAX_PIXELS } from '../programs/input-arguments.ts';
import { runProgram } from '../programs/run-program.ts';
import { ffprobeReport } from './ffprobe-report.ts';
import type { FfprobeReport, FfprobeStream } from './ffprobe-report.ts';
import { filmStream } from './film-stream.ts';
import type { FilmStream } from './film-stream.ts';
import { readMovieFile } from './read-movie-file.ts';
import { reservedColours } from './reserved-colours.ts';
import { sniffContainer } from './sniff.ts';

const PROBE_LIMIT_SECONDS = 30;
const MAX_DURATION_SECONDS = 4 * 3600;
/**
 * Over all frames: as many as the longest video in 1080p at 30/s, or half an hour of 4K at 60/s. Five times
 * what an encoder gets into the 500 MB of an upload at its thriftiest (0.02 bits a pixel), so no real recording
 * has as many.
 */
const MAX_TOTAL_PIXELS = MAX_DURATION_SECONDS * 30 * 1920 * 1080 * 1.1;

const ENTRIES =
  'format=duration,start_time:stream=index,id,codec_type,codec_name,width,height,pix_fmt,' +
  'sample_aspect_ratio,avg_frame_rate,r_frame_rate,duration,nb_frames,color_space,color_transfer,' +
  'color_primaries:stream_disposition=attached_pic,default:stream_side_data=rotation';

/** The facts of a video file before it is decoded. */
export interface MediaFacts {
  readonly container: 'mp4' | 'avi';
  /** By the file's own metadata, even where it breaks off earlier. */
  readonly durationSeconds: number;
  /** As a player shows it: rotation and pixel shape applied. Pixels. */
  readonly displayWidth: number;
  readonly displayHeight: number;
  /** Average, not rounded; 0 if the file does not say. */
  readonly framesPerSecond: number;
  /** Over all frames, by the file's own metadata; the cost of an analysis grows with them. */
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
  /** When its pictures begin, in order of time; null if the file does not list them. Seconds. */
  readonly pictures: Float64Array | null;
  /** False if players disagree about its time line or its streams, so that they need a re-encoded file. */
  readonly isPlain: boolean;
  /** Options that ffmpeg needs before it opens the file. */
  readonly inputOptions: readonly string[];
}

/** Reads the facts of a video, or throws a `MediaError` with the reason why it is not one. */
export async function probe(path: string, signal?: AbortSignal): Promise<MediaFacts> {
  const container = await sniffContainer(path);
  if (container === 'empty') throw new MediaError('empty');
  if (container === 'other') throw new MediaError('not_media');
  const movie = container === 'mp4' ? await readMovieFile(path) : null;
  // ffmpeg would show a slowed stretch at its full length, and the following part twice.
  const timeLine = movie && changesPace(movie) ? ['-ignore_editlist', '1'] : [];
  const report = await readReport(container, inputArguments(path, timeLine), signal);
  const film = filmStream(report, movie);
  const inputOptions = [...timeLine, ...(await reservedColours(film.stream))];
  return { ...factsOf(container, report, film), inputOptions };
}

async function readReport(
  container: 'mp4' | 'avi',
  input: readonly string[],
  signal: AbortSignal | undefined,
): Promise<FfprobeReport> {
  const args = ['-v', 'error', ...input, '-show_entries', ENTRIES, '-of', 'json'];
  const ffprobe = await findProgram('ffprobe');
  const run = await runProgram(ffprobe, args, { limitSeconds: PROBE_LIMIT_SECONDS, signal });
  if (run.exitCode !== 0) {
    // The first bytes are those of a video, but the index at its end (or start) is missing.
    const isCut = container === 'avi' || /moov atom not found|End of file/.test(run.stderr);
    throw new MediaError(isCut ? 'truncated' : 'not_media', run.stderr);
  }
  return ffprobeReport.parse(JSON.parse(run.stdout));
}

function factsOf(
  container: 'mp4' | 'avi',
  { streams, format }: FfprobeReport,
  { stream, track, presentation }: FilmStream,
): Omit<MediaFacts, 'inputOptions'> {
  const { codec_name: codec = 'unknown', width, height } = stream;
  if (codec === 'unknown' || width === 0 || height === 0) throw new MediaError('unsupported_codec');
  if (width * height > MAX_PIXELS) throw new MediaError('too_large', `${width} × ${height}`);
  // Reading starts at the first picture or sound, whatever its time stamp.
  const start = format.start_time;
  const pictures = presentation?.pictures.map((seconds) => seconds - start) ?? null;
  const durationSeconds = presentation ? presentation.end - start : claimedSeconds(stream, format);
  if (durationSeconds > MAX_DURATION_SECONDS) throw new MediaError('too_long');
  const framesPerSecond = rateOf(pictures) ?? (stream.avg_frame_rate || stream.r_frame_rate);
  const totalPixels = durationSeconds * framesPerSecond * width * height;
  if (totalPixels > MAX_TOTAL_PIXELS) throw new MediaError('too_many_pixels', `${totalPixels}`);
  const rotation = rotationOf(stream);
  const shownWidth = Math.round(width * (stream.sample_aspect_ratio || 1));
  const isTurned = rotation === 90 || rotation === 270;
  return {
    container,
    durationSeconds,
    displayWidth: isTurned ? height : shownWidth,
    displayHeight: isTurned ? shownWidth : height,
    framesPerSecond,
    totalPixels,
    videoCodec: codec,
    pixelFormat: stream.pix_fmt ?? 'unknown',
    rotation,
    audioCodec: streams.find((s) => s.codec_type === 'audio')?.codec_name ?? null,
    videoStream: stream.index,
    pictures,
    isPlain: (presentation?.isPlain ?? true) && (track?.sampleDescriptions ?? 1) === 1,
  };
}

/** An AVI file that breaks off reports the remaining length, but its original number of pictures. */
function claimedSeconds(stream: FfprobeStream, format: FfprobeReport['format']): number {
  const known = stream.duration > 0 ? stream.duration : format.duration;
  const claimed = stream.avg_frame_rate > 0 ? stream.nb_frames / stream.avg_frame_rate : 0;
  // Recorders that were cut off may leave any number there.
  return claimed > MAX_DURATION_SECONDS ? known : Math.max(known, claimed);
}

/** Ignores a still end, which does not lower a film's frame rate. */
function rateOf(pictures: Float64Array | null): number | null {
  if (pictures === null || pictures.length < 2) return null;
  const seconds = (pictures.at(-1) ?? 0) - (pictures[0] ?? 0);
  return seconds > 0 ? (pictures.length - 1) / seconds : null;
}

function rotationOf(stream: FfprobeStream): number {
  const degrees = stream.side_data_list?.find((d) => d.rotation !== undefined)?.rotation ?? 0;
  return (((Math.round(degrees / 90) * 90) % 360) + 360) % 360;
}
