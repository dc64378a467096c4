import { type Dispatch, type RefObject, useState } from 'react';
import { reviewOrder, shotAfter } from '../shot-log/review-order.ts';
import type { ShotLog, ShotLogAction } from '../shot-log/shot-log.ts';
import type { ReviewCommand } from './review-keys.ts';

/** Which shot is under review, and what calls do to it. After a call the next shot is shown. */
export function useReview(
  log: ShotLog,
  dispatch: Dispatch<ShotLogAction>,
  video: RefObject<HTMLVideoElement | null>,
) {
  const ordered = reviewOrder(log.shots);
  const [wished, setWished] = useState<string | null>(null);
  const shot = ordered.find(({ key }) => key === wished) ?? ordered.at(0) ?? null;

  const callShot = (action: (key: string) => ShotLogAction) => {
    if (shot === null) return;
    setWished(shotAfter(log.shots, shot.key) ?? shot.key);
    dispatch(action(shot.key));
  };
  const run = (command: ReviewCommand) => {
    switch (command) {
      case 'made':
      case 'missed':
        callShot((key) => ({ type: 'called', key, outcome: command }));
        return;
      case 'not_a_shot':
        callShot((key) => ({ type: 'dropped', key }));
        return;
      case 'undo':
        dispatch({ type: 'undone' });
        return;
      case 'play':
        togglePlaying(video.current);
        return;
    }
  };
  const addHere = () => {
    const rimSeconds = video.current?.currentTime ?? null;
    setWished(`by-hand-${log.nextNumber}`);
    dispatch({
      type: 'counted',
      outcome: 'made',
      zone: null,
      ...(rimSeconds === null ? {} : { rimSeconds }),
    });
  };
  return { ordered, shot, select: setWished, run, addHere };
}

function togglePlaying(video: HTMLVideoElement | null): void {
  if (video === null) return;
  if (!video.paused) {
    video.pause();
    return;
  }
  // A refusal leaves the picture standing, with the controls below it.
  video.play().catch(() => undefined);
}
