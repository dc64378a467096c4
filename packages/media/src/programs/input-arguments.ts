/** 4K cinema. Decoders refuse more, so that a hostile header cannot take all memory. */
export const MAX_PIXELS = 4096 * 2304;

/**
 * Arguments that name an input. The file is read as MP4/MOV or AVI and nothing else, through the file protocol
 * and nothing else: a playlist disguised as a video must not read other files. `options`: further options for
 * this input, see `MediaFacts.inputOptions`.
 */
export function inputArguments(path: string, options: readonly string[] = []): string[] {
  const only = ['-protocol_whitelist', 'file', '-format_whitelist', 'mov,avi'];
  return [...only, ...options, '-i', `file:${path}`];
}

/** Sets up ffmpeg for an unattended run. */
export const QUIET = ['-hide_banner', '-nostdin', '-nostats'] as const;
