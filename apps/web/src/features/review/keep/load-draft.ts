import { type Draft, isDraftKept } from './drafts.ts';

/** What was kept; null for nothing. The schema that reads it is loaded only where something is. */
export async function loadDraft(workoutId: string): Promise<Draft | null> {
  if (!isDraftKept(workoutId)) return null;
  return (await import('./read-draft.ts')).readDraft(workoutId);
}
