import { t } from '@hooplog/language';
import type { Filming } from '../use-filming.ts';

type NoticeFacts = Pick<
  Filming,
  'camera' | 'isPaused' | 'phase' | 'view' | 'isSlow' | 'keeping' | 'clips' | 'failure'
>;

/** Notices for the player while the count runs, with what to do; the most urgent first. */
export function noticesOf(facts: NoticeFacts): readonly string[] {
  const { camera, isPaused, phase, view, isSlow, keeping, clips, failure } = facts;
  const isInterrupted = camera.kind === 'on' && camera.isInterrupted;
  const notices: readonly (readonly [isSo: boolean, text: string])[] = [
    [phase === 'finishing', t('Judging the last shots…')],
    [
      failure !== null,
      t('{message} What was counted is kept: finish, then film again.', {
        message: failure?.message ?? '',
      }),
    ],
    [
      isInterrupted,
      t(
        'A call or another app is using the camera. Counting resumes by itself when it is free again.',
      ),
    ],
    [isPaused, t('Paused. Shots are not being counted.')],
    [view?.turned === true, t('The phone was turned. Turn it back: nothing is counted like this.')],
    [
      isSlow,
      t(
        'Your device is struggling, so some shots may be missed. Close other apps, or upload a video instead.',
      ),
    ],
    [
      keeping === 'failed',
      t(
        'This device is full or cannot store anything. The count goes on; finish before you close this page.',
      ),
    ],
    [clips === 'full', t('This device is full: no more clips for the review. The count goes on.')],
    [clips === 'none', t('This browser keeps no clips for the review. Every shot is counted.')],
  ];
  return notices.filter(([isSo]) => isSo).map(([, text]) => text);
}
