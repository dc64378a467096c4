import { playReel, type Reel as ReelAnswer } from '@hooplog/contract';
import type { Reel } from '../services/reels/reel.ts';

export function presentReel({ workoutId, state, progress, ...reel }: Reel): ReelAnswer {
  return {
    state,
    progress,
    durationSeconds: reel.durationSeconds,
    url: state === 'ready' ? playReel.path.replace(':id', workoutId) : null,
    refusal: state === 'ready' ? null : reel.refusal,
  };
}
