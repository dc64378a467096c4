import type { ShotEvidence } from '@hooplog/contract';
import { type CallReason, callReasonText } from '@hooplog/domain';

/** The reason for a call as it is stored: older shots have a sentence, newer ones a code. */
type StoredEvidence = Omit<ShotEvidence, 'reason'> & { readonly reason?: string };

/** Drops the sentence if there is a code, from which it is written anew in each reader's language. */
export function storedEvidence(evidence: {
  readonly reason?: string;
  readonly why?: CallReason;
}): object {
  if (evidence.why === undefined) return evidence;
  const { reason: _, ...stored } = evidence;
  return stored;
}

/** @param stored written by `storedEvidence`, or before there were codes */
export function readEvidence(stored: unknown): ShotEvidence | null {
  if (stored === null || stored === undefined) return null;
  const evidence = stored as StoredEvidence;
  const { why, reason = why === undefined ? '' : callReasonText(why) } = evidence;
  return { ...evidence, reason };
}
