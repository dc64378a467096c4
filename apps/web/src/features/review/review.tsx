import { lazyPart } from '../../components/ui/lazy-part.tsx';

export { type Draft, isDraftKept } from './keep/drafts.ts';
export { loadDraft } from './keep/load-draft.ts';
export { type ReviewedWorkout, useReviewedWorkout } from './keep/use-reviewed-workout.ts';

/** Every shot with the film beside it. Its code is loaded when it is reached. */
export const ReviewPanel = lazyPart(
  async () => (await import('./review-panel.tsx')).ReviewPanel,
).Part;
