import { lazyPart } from '../../components/ui/lazy-part.tsx';

export type { CourtAnswers } from './question/court-answers.ts';
export { CourtPart } from './question/court-part.tsx';
export { type NewCourt, useRememberPlace } from './use-remember-place.ts';
export { useSaveCourt } from './use-save-court.ts';

/** Marking the court by hand over a frame of a video. Its code is loaded lazily. */
export const VideoCourt = lazyPart(async () => (await import('./video-court.tsx')).VideoCourt).Part;

/** The same over any picture. */
export const CourtSetup = lazyPart(async () => (await import('./court-setup.tsx')).CourtSetup).Part;
