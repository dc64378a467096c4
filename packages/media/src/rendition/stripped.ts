/**
 * Removes everything from a written file except picture and sound: place, time, device and owner can be in the
 * file's tags, in a stream's tags, in chapters and in data streams.
 */
export const STRIPPED = [
  ...['-map_metadata', '-1', '-map_metadata:s', '-1', '-map_chapters', '-1', '-dn', '-sn'],
  ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
] as const;
