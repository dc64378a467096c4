/** All reasons why a video is unusable. Closed: the server maps each to a sentence. */
export type MediaErrorCode =
  | 'empty'
  | 'not_media'
  | 'truncated'
  | 'no_video_stream'
  | 'unsupported_codec'
  | 'too_large'
  | 'too_long'
  | 'too_many_pixels'
  | 'unreadable'
  | 'stalled'
  | 'interrupted'
  | 'program_missing'
  | 'aborted';

const MESSAGES: Readonly<Record<MediaErrorCode, string>> = {
  empty: 'This file is empty. Please record or export the video again.',
  not_media: 'This is not an MP4, MOV or AVI video.',
  truncated:
    'This video is cut off: its index at the end is missing. Please upload or export it again.',
  no_video_stream: 'This file has sound but no picture.',
  unsupported_codec: 'The picture of this video is stored in a way that cannot be read here.',
  too_large: 'This video is larger than 4096 × 2304 pixels. Please export it in 4K or less.',
  too_long: 'This video is longer than four hours. Please cut it into parts.',
  too_many_pixels:
    'This video is both long and large. Please export it in 1080p, or cut it into shorter parts.',
  unreadable: 'The picture of this video cannot be decoded.',
  stalled: 'Reading this video took too long.',
  interrupted: 'Reading this video was interrupted from outside.',
  program_missing: 'ffmpeg is not installed on this machine.',
  aborted: 'Reading the video was stopped.',
};

/** `message` is for the player, `detail` for the log. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
  readonly code: MediaErrorCode;
  readonly detail: string;

  constructor(code: MediaErrorCode, detail = '') {
    super(MESSAGES[code]);
    this.code = code;
    this.detail = detail;
  }
}

/** Throws if the caller has cancelled. */
export function refuseAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new MediaError('aborted');
}
