import { lazy } from 'react';

export type { CourtAnswers } from './question/court-answers.ts';
export { CourtPart } from './question/court-part.tsx';
export { type NewCourt, useSaveCourt } from './use-save-court.ts';

/** The court laid over a frame by hand. Its code is loaded when it is reached. */
export const CourtSetup = lazy(async () => ({
  default: (await import('./court-setup.tsx')).CourtSetup,
}));
