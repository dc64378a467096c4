import { type Draft, hasDraft } from './drafts.ts';

/** Loads the stored draft; null if there is none. The schema that parses it is loaded only when there is one. */
export async function loadDraft(workoutId: string): Promise<Draft | null> {
  if (!hasDraft(workoutId)) return null;
  return (await import('./read-draft.ts')).readDraft(workoutId);
}
