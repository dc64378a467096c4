import type { ReviewedShot } from '@hooplog/contract';
import { parseZoneId } from '@hooplog/domain';
import type { LoggedShot } from './logged-shot.ts';

/**
 * The list as a draft has it, with what the program saw of each shot. Null when the draft speaks of shots that are
 * no longer there: the video was counted anew since.
 */
export function fromDraft(
  found: readonly LoggedShot[],
  draft: readonly ReviewedShot[],
  firstNumber: number,
): readonly LoggedShot[] | null {
  const byId = new Map(found.map((shot) => [shot.id, shot]));
  const shots = draft.map((kept, index) => {
    const { id, outcome, rimSeconds, court = null, placed = false, checked = true } = kept;
    const zone = kept.zone === null ? null : parseZoneId(kept.zone);
    const said = { outcome, rimSeconds, zone, court, placed, checked };
    if (id === undefined) {
      const { kind = null } = kept;
      return { key: `by-hand-${firstNumber + index}`, id: null, detection: null, ...said, kind };
    }
    const shot = byId.get(id);
    // Drafts from before there were kinds say nothing of them.
    const { kind = shot?.kind } = kept;
    return shot === undefined ? null : { ...shot, ...said, kind: kind ?? null };
  });
  return shots.every((shot) => shot !== null) ? shots : null;
}
