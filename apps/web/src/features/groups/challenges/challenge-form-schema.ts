import { challengeInputSchema } from '@hooplog/contract';
import { z } from 'zod';
import type { ChallengeDraft } from './challenge-draft.ts';

/** Turns a draft into the request body of a challenge. */
export const newChallengeSchema = z.preprocess(
  ({ kind, minShots, drill, ...draft }: ChallengeDraft) => ({
    ...draft,
    kind,
    minShots: kind === 'percentage' ? Number(minShots) : null,
    drill: kind === 'drill' && drill !== '' ? drill : null,
  }),
  challengeInputSchema,
);
