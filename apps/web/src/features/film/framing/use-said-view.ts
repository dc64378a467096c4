import type { GivenCourt } from '@hooplog/vision';
import { useState } from 'react';
import type { CountView } from '../../../lib/device-count/protocol.ts';
import type { FilmLog } from '../../../lib/films/film.ts';
import { hasAnswer, lostWords, type SaidView, standingOf } from './said-view.ts';

/**
 * Remembers the view for which the player last confirmed the court, even across a reload, and gives that court to every
 * new count whose camera sees the same view.
 * @param start the log that the film begins with
 */
export function useSaidView(start: FilmLog) {
  const [said, setSaid] = useState<SaidView | null>(() => {
    const seen = start.parts.findLast((part) => part.seen !== null)?.seen ?? null;
    return seen !== null && hasAnswer(seen) ? seen : null;
  });
  return {
    /** Called with every new view. */
    look: (seen: CountView, giveCourt: (court: GivenCourt) => void) => {
      if (hasAnswer(seen)) setSaid(seen);
      else if (said !== null && standingOf(said, seen) === 'same') {
        const { court, courtKind = null } = said;
        if (court !== null) giveCourt({ kind: courtKind, marks: court });
      }
    },
    /** Why the answer no longer holds; null if none was lost. */
    lostIn: (view: CountView | null) => lostWords(said, view),
  };
}
