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

/** Turns a draft into the request body of a new assignment. */
export const newAssignmentSchema = z.preprocess(
  (draft: AssignmentDraft) => ({
    ...changeOf(draft),
    measure: draft.measure,
    zone: measuresZones(draft.measure) ? parseZoneId(draft.zone) : null,
    drill: draft.measure === 'workouts' && draft.drill !== '' ? draft.drill : null,
  }),
  assignmentInputSchema,
);

/** Turns a draft into a change of an assignment; its measure cannot be changed. */
export const changedAssignmentSchema = z.preprocess(changeOf, assignmentChangeSchema);
