import { lazyPart } from '../../components/ui/lazy-part.tsx';

export type { CourtAnswers } from './question/court-answers.ts';
export { CourtPart } from './question/court-part.tsx';
export { type NewCourt, useRememberPlace } from './use-remember-place.ts';
export { useSaveCourt } from './use-save-court.ts';

/** The court laid over a frame of a video by hand. Its code is loaded when it is reached. */
export const VideoCourt = lazyPart(async () => (await import('./video-court.tsx')).VideoCourt).Part;

/** The same over any picture. */
export const CourtSetup = lazyPart(async () => (await import('./court-setup.tsx')).CourtSetup).Part;
