import { ownDrillProblems } from '@hooplog/domain';
import { z } from 'zod';
import { type DrillDraft, drillOfDraft } from './drill-draft.ts';

/** Parses a draft into a drill; the domain reports its errors. */
export const draftSchema = z.custom<DrillDraft>().transform((draft, context) => {
  const own = drillOfDraft(draft);
  for (const [part, message] of Object.entries(ownDrillProblems(own))) {
    context.issues.push({ code: 'custom', path: [part], message, input: draft });
  }
  return own;
});
