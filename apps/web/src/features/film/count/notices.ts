import type { Filming } from '../use-filming.ts';

type NoticeFacts = Pick<
  Filming,
  'camera' | 'isPaused' | 'phase' | 'view' | 'isSlow' | 'keeping' | 'clips' | 'failure'
>;

/** What the player has to know while the count runs, the most urgent first, with what to do. */
export function noticesOf(facts: NoticeFacts): readonly string[] {
  const { camera, isPaused, phase, view, isSlow, keeping, clips, failure } = facts;
  const isInterrupted = camera.kind === 'on' && camera.isInterrupted;
  const notices: readonly (readonly [isSo: boolean, text: string])[] = [
    [phase === 'finishing', 'Judging the last shots…'],
    [
      failure !== null,
      `${failure?.message ?? ''} What was counted is kept: finish, then film again.`,
    ],
    [
      isInterrupted,
      'A call or another app is using the camera. The count goes on by itself when it is free again.',
    ],
    [isPaused, 'Paused. Shots are not being counted.'],
    [view?.turned === true, 'The phone was turned. Turn it back: nothing is counted like this.'],
    [
      isSlow,
      'Your device is struggling, so some shots may be missed. Close other apps, or upload a video instead.',
    ],
    [
      keeping === 'failed',
      'This device is full or cannot store anything. The count goes on; finish before you close this page.',
    ],
    [clips === 'full', 'This device is full: no more clips for the review. The count goes on.'],
    [clips === 'none', 'This browser keeps no clips for the review. Every shot is counted.'],
  ];
  return notices.filter(([isSo]) => isSo).map(([, text]) => text);
}
