import type { VideoFailure } from '@hooplog/contract';

/** What the player reads when a video could not be analysed: what is wrong, and what to do. */
const FAILURE_SENTENCES: Readonly<Record<VideoFailure, string>> = {
  not_a_video:
    'We could not read this file as a video. Try the original MP4, MOV or AVI file from your phone.',
  no_picture: 'This file has sound but no picture. Choose the video itself.',
  truncated:
    'Part of this video is missing; the recording or the copy was cut off. Try to copy it from your phone again.',
  picture_too_large:
    'The picture of this video is too large. Record or export it in 4K or less, for example 1080p.',
  too_long: 'This video is too long to count in one go. Cut it into shorter parts.',
  too_many_pixels:
    'This video is too long for so large and smooth a picture. Export it in 1080p at 30 pictures a second, or cut it into shorter parts.',
  no_hoop:
    'We could not find the hoop in this video. Mark it yourself, or try a place where the whole ring is in view.',
  took_too_long: 'Counting the shots took too long, so we stopped. Try a shorter video.',
  too_much_memory:
    'This video needs more memory than we have. Try a shorter one, or export it in 1080p.',
  internal: 'Something went wrong on our side while counting the shots. Please try again.',
};

export function failureSentence(code: VideoFailure): string {
  return FAILURE_SENTENCES[code];
}
