import { outcomeSchema, shotKindSchema, zoneIdSchema } from '@hooplog/contract';
import { z } from 'zod';
import { storedValue } from '../../../lib/device-storage/stored-value.ts';
import { COUNTING } from '../../../lib/device-storage/counting.ts';
import type { CountedDraft } from './counted-draft.ts';

const shotSchema = z.object({
  outcome: outcomeSchema,
  zone: zoneIdSchema.nullable(),
  /** Drafts from before shots had kinds. */
  kind: shotKindSchema.nullable().default(null),
});
const tapSchema = z.discriminatedUnion('type', [
  shotSchema.extend({ type: z.literal('counted') }),
  z.object({ type: z.literal('uncounted'), outcome: outcomeSchema }),
]);
const draftSchema = z.object({
  shots: z.array(shotSchema),
  taps: z.array(tapSchema).default([]),
  notes: z.string(),
  words: z
    .object({ name: z.string().nullable(), tags: z.array(z.string()) })
    .nullable()
    .default(null),
  drill: z.string().nullable().default(null),
  startedAt: z.iso.datetime().nullable().default(null),
});
const kept = storedValue(COUNTING, draftSchema);

/** The draft from when the page was left; null for none. */
export function readCountedDraft(userId: string): CountedDraft | null {
  return kept.read(userId);
}
