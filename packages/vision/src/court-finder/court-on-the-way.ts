import type { RimEllipse } from '../analysis.ts';
import { areSame } from '../calibrate/hoop-place.ts';
import type { SeenLines } from '../eyes/eyes.ts';
import { type CourtInPicture, findCourt } from './find-court.ts';

/** What of a film that still runs is known of its court; working px. */
interface SeenSoFar {
  readonly lines: SeenLines | null;
  /** Whether all that will be seen of them is seen. */
  readonly knowsLines: boolean;
}

/**
 * The court of a film that still runs, for the zones that are told meanwhile. It is looked for once, and anew when the
 * ring turns out to be another: a third to two thirds of a second each time, for which pictures wait. The end of the film
 * looks again by itself.
 */
export class CourtOnTheWay {
  private searched: { readonly rim: RimEllipse; readonly found: CourtInPicture | null } | null =
    null;

  get found(): CourtInPicture | null {
    return this.searched?.found ?? null;
  }

  /** `size`: of the working picture. */
  look(
    { lines, knowsLines }: SeenSoFar,
    rim: RimEllipse,
    size: Parameters<typeof findCourt>[2],
  ): void {
    // prettier-ignore
    if (!knowsLines || lines === null) return;
    if (this.searched && areSame(this.searched.rim, rim)) return;
    this.searched = { rim, found: findCourt(lines, rim, size) };
  }
}
