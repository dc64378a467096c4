import { findProgram } from '../programs/find-program.ts';
import { filterVersion } from '../programs/filter-version.ts';
import type { FfprobeStream } from './ffprobe-report.ts';

/**
 * From this version of libavfilter (ffmpeg 7.0) on a filter refuses pictures whose colours are marked as
 * "reserved".
 */
const REFUSES_SINCE = 10;
/** "Unspecified": then the colours are guessed from the picture's size. */
const UNSPECIFIED = 'colour_primaries=2:transfer_characteristics=2:matrix_coefficients=2';
const METADATA_FILTERS: Readonly<Record<string, string>> = {
  h264: `h264_metadata=${UNSPECIFIED}`,
  hevc: `hevc_metadata=${UNSPECIFIED}`,
};

/**
 * Options with which ffmpeg must open a film that marks its colours as "reserved", as some phones do: they
 * remove the mark. Older versions accept the mark; newer ones accept such filters for their input.
 */
export async function reservedColours({
  index,
  codec_name: codec = '',
  color_space: space,
  color_transfer: transfer,
  color_primaries: primaries,
}: FfprobeStream): Promise<readonly string[]> {
  const filter = METADATA_FILTERS[codec];
  if (![space, transfer, primaries].includes('reserved') || filter === undefined) return [];
  const version = await filterVersion(await findProgram('ffmpeg'));
  return version >= REFUSES_SINCE ? [`-bsf:${index}`, filter] : [];
}
