import { ownDrillProblems } from '@hooplog/domain';
import { z } from 'zod';
import { type DrillDraft, drillOfDraft } from './drill-draft.ts';

/** A draft as the drill that it comes to; the domain says what is wrong with it. */
export const draftSchema = z.custom<DrillDraft>().transform((draft, context) => {
  const own = drillOfDraft(draft);
  for (const [part, message] of Object.entries(ownDrillProblems(own))) {
    context.issues.push({ code: 'custom', path: [part], message, input: draft });
  }
  return own;
});
