import { playReel, type Reel as ReelAnswer } from '@hooplog/contract';
import { inEnglish } from '@hooplog/language';
import { type Reel, REFUSALS } from '../services/reels/reel.ts';

export function presentReel({ workoutId, state, progress, ...reel }: Reel): ReelAnswer {
  const refusal = state === 'ready' ? null : reel.refusal;
  return {
    state,
    progress,
    durationSeconds: reel.durationSeconds,
    url: state === 'ready' ? playReel.path.replace(':id', workoutId) : null,
    refusal: refusal === null ? null : inEnglish(REFUSALS[refusal]),
    ...(refusal !== null && { refusalWhy: refusal }),
  };
}
