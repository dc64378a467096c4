import { assignmentChangeSchema, assignmentInputSchema } from '@hooplog/contract';
import { measuresZones, parseZoneId } from '@hooplog/domain';
import { z } from 'zod';
import type { AssignmentDraft } from './assignment-draft.ts';

const changeOf = ({ target, dueDay, title, forEveryone, playerIds }: AssignmentDraft) => ({
  title,
  target: Number(target),
  dueDay,
  playerIds: forEveryone ? null : [...playerIds],
});

/** Makes of a draft a new assignment, as the server takes it. */
export const newAssignmentSchema = z.preprocess(
  (draft: AssignmentDraft) => ({
    ...changeOf(draft),
    measure: draft.measure,
    zone: measuresZones(draft.measure) ? parseZoneId(draft.zone) : null,
    drill: draft.measure === 'workouts' && draft.drill !== '' ? draft.drill : null,
  }),
  assignmentInputSchema,
);

/** Makes of a draft a change of an assignment; what that counts stays. */
export const changedAssignmentSchema = z.preprocess(changeOf, assignmentChangeSchema);
