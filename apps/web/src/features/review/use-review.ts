import { type Dispatch, type RefObject, useState } from 'react';
import { reviewOrder, shotAfter } from './review-order.ts';
import type { ShotLog, ShotLogAction } from '../../lib/shot-log/shot-log.ts';
import { giveAway } from '../../lib/shot-log/others-shots.ts';
import type { ReviewCommand } from './review-keys.ts';
import { useShotLoop } from './use-shot-loop.ts';

/** Holds which shot is under review and applies calls to it. After a call the next shot is shown. */
export function useReview(
  log: ShotLog,
  dispatch: Dispatch<ShotLogAction>,
  video: RefObject<HTMLVideoElement | null>,
) {
  const ordered = reviewOrder(log.shots);
  const [wished, setWished] = useState<string | null>(null);
  const shot = ordered.find(({ key }) => key === wished) ?? ordered.at(0) ?? null;
  const [isWhyShown, setIsWhyShown] = useState(true);
  const player = useShotLoop(video, shot?.key ?? null, shot?.rimSeconds ?? null);

  const callShot = (action: (key: string) => ShotLogAction) => {
    if (shot === null) return;
    setWished(shotAfter(log.shots, shot.key) ?? shot.key);
    dispatch(action(shot.key));
  };
  const step = (by: 1 | -1) => {
    const index = ordered.findIndex(({ key }) => key === shot?.key);
    const next = ordered[index + by];
    if (next !== undefined) setWished(next.key);
  };
  const addHere = () => {
    const rimSeconds = video.current?.currentTime;
    setWished(`by-hand-${log.nextNumber}`);
    const moment = rimSeconds === undefined ? {} : { rimSeconds };
    dispatch({ type: 'counted', outcome: 'made', zone: null, ...moment });
  };
  const undo = () => {
    const undone = log.steps.at(-1);
    if (undone === undefined) return;
    // Show the shot that came back or whose correction was undone.
    const now = new Map(log.shots.map((candidate) => [candidate.key, candidate]));
    const touched = undone.before.find((before) => now.get(before.key) !== before);
    if (touched !== undefined) setWished(touched.key);
    dispatch({ type: 'undone' });
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
      case 'not_mine':
        callShot((key) => giveAway([key]));
        return;
      case 'undo':
        undo();
        return;
      case 'next':
        step(1);
        return;
      case 'previous':
        step(-1);
        return;
      case 'play':
        player.togglePlaying();
        return;
      case 'slow':
        player.toggleSlow();
        return;
      case 'why':
        setIsWhyShown((before) => !before);
        return;
      case 'add':
        addHere();
        return;
    }
  };
  const give = (takerId: string) => {
    callShot((key) => giveAway([key], () => takerId));
  };
  return { ordered, shot, give, isSlow: player.isSlow, isWhyShown, select: setWished, run };
}
