import type { ReviewedShot } from '@hooplog/contract';
import { parseZoneId } from '@hooplog/domain';
import type { LoggedShot } from './logged-shot.ts';

/**
 * A draft's shots, with the program's detections. Null if the draft names shots that no longer exist: the video was
 * counted again since.
 */
export function fromDraft(
  found: readonly LoggedShot[],
  draft: readonly ReviewedShot[],
  firstNumber: number,
): readonly LoggedShot[] | null {
  const byId = new Map(found.map((shot) => [shot.id, shot]));
  const shots = draft.map((entry, index) => {
    const { id, outcome, rimSeconds, court = null, placed = false, checked = true } = entry;
    const zone = entry.zone === null ? null : parseZoneId(entry.zone);
    const said = { outcome, rimSeconds, zone, court, placed, checked };
    if (id === undefined) {
      const { kind = null } = entry;
      return { key: `by-hand-${firstNumber + index}`, id: null, detection: null, ...said, kind };
    }
    const shot = byId.get(id);
    // Drafts from before kinds existed have none.
    const { kind = shot?.kind } = entry;
    return shot === undefined ? null : { ...shot, ...said, kind: kind ?? null };
  });
  return shots.every((shot) => shot !== null) ? shots : null;
}
