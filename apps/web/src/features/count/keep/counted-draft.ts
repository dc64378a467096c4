import { outcomeSchema, zoneIdSchema } from '@hooplog/contract';
import { z } from 'zod';
import { keptValue } from '../../../lib/kept/kept-value.ts';
import type { LoggedShot } from '../../../lib/shot-log/logged-shot.ts';
import { EMPTY_LOG, type ShotLog, shotLogReducer } from '../../../lib/shot-log/shot-log.ts';

const shotSchema = z.object({ outcome: outcomeSchema, zone: zoneIdSchema.nullable() });
const tapSchema = z.discriminatedUnion('type', [
  shotSchema.extend({ type: z.literal('counted') }),
  z.object({ type: z.literal('uncounted'), outcome: outcomeSchema }),
]);
const draftSchema = z.object({
  shots: z.array(shotSchema),
  /** What was tapped since: done again, so that it can be undone again. Drafts of older versions have none. */
  taps: z.array(tapSchema).default([]),
  notes: z.string(),
});
const kept = keptValue('counting', draftSchema);

/** A workout that is being counted by hand, as this device keeps it. */
type CountedDraft = z.output<typeof draftSchema>;

/** What was counted when the page was left; null for nothing. */
export function readCountedDraft(userId: string): CountedDraft | null {
  return kept.read(userId);
}

/** Keeps what has been counted so far, with the way back; nothing counted and nothing written is forgotten. */
export function keepCountedDraft(userId: string, log: ShotLog, notes: string): void {
  const { shots, steps } = log;
  const isEmpty = shots.length === 0 && steps.length === 0 && notes === '';
  kept.write(userId, isEmpty ? null : { ...toTaps(log), notes });
}

/** The shots before the first step that can be undone, and the taps since; a list of shots alone would be no way back. */
function toTaps({ shots, steps }: ShotLog): Pick<CountedDraft, 'shots' | 'taps'> {
  const taps = steps.flatMap(({ tap }) => (tap === null ? [] : [tap]));
  const isAllTaps = taps.length === steps.length;
  const start = isAllTaps ? (steps.at(0)?.before ?? shots) : shots;
  return {
    shots: start.map(({ outcome, zone }) => ({ outcome, zone })),
    taps: isAllTaps ? taps : [],
  };
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
  const start: ShotLog = { ...EMPTY_LOG, shots, nextNumber: shots.length + 1 };
  return (draft?.taps ?? []).reduce(shotLogReducer, start);
}
