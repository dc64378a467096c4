import { t } from '@hooplog/language';

/** Stages of the work on a film, in order. Stored: a stage keeps its meaning. */
export const ANALYSIS_STAGES = ['preparing', 'finding_hoop', 'counting_shots', 'judging'] as const;
export type AnalysisStage = (typeof ANALYSIS_STAGES)[number];

/** The text that the player reads during a stage. */
export function analysisStageText(stage: AnalysisStage, shotsSoFar: number): string {
  switch (stage) {
    case 'preparing':
      return t('Preparing your video…');
    case 'finding_hoop':
      return t('Finding the hoop…');
    case 'counting_shots':
      return t('Counting shots… {shotsSoFar} so far', { shotsSoFar });
    case 'judging':
      return t('Checking every shot…');
  }
}

/** Why a video could not be analysed. Stored: a code keeps its meaning. */
export const VIDEO_FAILURES = [
  'not_a_video',
  'no_picture',
  'truncated',
  'picture_too_large',
  'too_long',
  'too_many_pixels',
  'no_hoop',
  'took_too_long',
  'too_much_memory',
  'internal',
] as const;
export type VideoFailure = (typeof VIDEO_FAILURES)[number];

/** The text that the player reads when a video could not be analysed: the problem, and what to do. */
export function videoFailureText(code: VideoFailure): string {
  switch (code) {
    case 'not_a_video':
      return t(
        'We could not read this file as a video. Try the original MP4, MOV or AVI file from your phone.',
      );
    case 'no_picture':
      return t('This file has sound but no picture. Choose the video itself.');
    case 'truncated':
      return t(
        'Part of this video is missing; the recording or the copy was cut off. Try to copy it from your phone again.',
      );
    case 'picture_too_large':
      return t(
        'The picture of this video is too large. Record or export it in 4K or less, for example 1080p.',
      );
    case 'too_long':
      return t('This video is too long to count in one go. Cut it into shorter parts.');
    case 'too_many_pixels':
      return t(
        'This video is too long for so large and smooth a picture. Export it in 1080p at 30 frames a second, or cut it into shorter parts.',
      );
    case 'no_hoop':
      return t(
        'We could not find the hoop in this video. Mark it yourself, or try a place where the whole rim is in view.',
      );
    case 'took_too_long':
      return t('Counting the shots took too long, so we stopped. Try a shorter video.');
    case 'too_much_memory':
      return t(
        'This video needs more memory than we have. Try a shorter one, or export it in 1080p.',
      );
    case 'internal':
      return t('Something went wrong on our side while counting the shots. Please try again.');
  }
}
