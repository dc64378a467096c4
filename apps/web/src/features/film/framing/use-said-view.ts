import type { GivenCourt } from '@hooplog/vision';
import { useState } from 'react';
import type { CountView } from '../../../lib/device-count/protocol.ts';
import type { FilmLog } from '../../../lib/films/film.ts';
import { hasAnswer, lostWords, type SaidView, standingOf } from './said-view.ts';

/**
 * Of which view the player said the court last, also before a reload: it is said again of every camera that sees the same.
 * @param start what the film begins with
 */
export function useSaidView(start: FilmLog) {
  const [said, setSaid] = useState<SaidView | null>(() => {
    const seen = start.parts.findLast((part) => part.seen !== null)?.seen ?? null;
    return seen !== null && hasAnswer(seen) ? seen : null;
  });
  return {
    /** With every view that comes. */
    look: (seen: CountView, giveCourt: (court: GivenCourt) => void) => {
      if (hasAnswer(seen)) setSaid(seen);
      else if (said !== null && standingOf(said, seen) === 'same') {
        const { court, courtKind = null } = said;
        if (court !== null) giveCourt({ kind: courtKind, marks: court });
      }
    },
    /** Why what was said no longer holds; null where nothing was lost. */
    lostIn: (view: CountView | null) => lostWords(said, view),
  };
}
