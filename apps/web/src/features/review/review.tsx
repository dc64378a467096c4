import { lazyPart } from '../../components/ui/lazy-part.tsx';

export { type Draft, hasDraft } from './keep/drafts.ts';
export { loadDraft } from './keep/load-draft.ts';
export { type ReviewedWorkout, useReviewedWorkout } from './keep/use-reviewed-workout.ts';

/** The shot list beside the film. Its code is loaded lazily. */
export const ReviewPanel = lazyPart(
  async () => (await import('./review-panel.tsx')).ReviewPanel,
).Part;
