import { outcomeSchema, zoneIdSchema } from '@hooplog/contract';
import { z } from 'zod';
import { keptValue } from '../../../lib/kept/kept-value.ts';
import type { LoggedShot } from '../shot-log/logged-shot.ts';
import { EMPTY_LOG, type ShotLog } from '../shot-log/shot-log.ts';

const draftSchema = z.object({
  shots: z.array(z.object({ outcome: outcomeSchema, zone: zoneIdSchema.nullable() })),
  notes: z.string(),
});
const kept = keptValue('counting', draftSchema);

/** A workout that is being counted by hand, as this device keeps it. */
type CountedDraft = z.output<typeof draftSchema>;

/** What was counted when the page was left; null for nothing. */
export function readCountedDraft(userId: string): CountedDraft | null {
  return kept.read(userId);
}

/** Keeps what has been counted so far; nothing counted and nothing written is forgotten. */
export function keepCountedDraft(
  userId: string,
  shots: readonly LoggedShot[],
  notes: string,
): void {
  const isEmpty = shots.length === 0 && notes === '';
  const counted = shots.map(({ outcome, zone }) => ({ outcome, zone }));
  kept.write(userId, isEmpty ? null : { shots: counted, notes });
}

/** The log with which the page begins. */
export function startLog(draft: CountedDraft | null): ShotLog {
  const shots = (draft?.shots ?? []).map(({ outcome, zone }, index): LoggedShot => ({
    key: `by-hand-${index + 1}`,
    id: null,
    outcome,
    zone,
    court: null,
    placed: zone !== null,
    rimSeconds: null,
    detection: null,
    checked: true,
  }));
  return { ...EMPTY_LOG, shots, nextNumber: shots.length + 1 };
}
