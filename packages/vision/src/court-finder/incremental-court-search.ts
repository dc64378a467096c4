import type { AzimuthChance, Equipment } from '@hooplog/domain';
import type { RimEllipse } from '../analysis.ts';
import { areSame } from '../calibrate/hoop-place.ts';
import type { SeenLines } from '../eyes.ts';
import type { View } from '../locate/fit-camera.ts';
import { courtFinderThresholds as limits } from '../thresholds/court-finder.ts';
import { type CourtInPicture, findCourtIncrementally } from './find-court.ts';
import type { Incremental } from './search-court.ts';

/** What of a film that still runs is known of its court; working px. */
interface SeenSoFar {
  readonly lines: SeenLines | null;
  /** Whether all that will be seen of them is seen. */
  readonly knowsLines: boolean;
  readonly azimuthsAround: (
    rim: RimEllipse,
    equipment: Equipment,
  ) => readonly AzimuthChance[] | null;
}

/**
 * The court of a film that still runs, for the zones that are told meanwhile. It is looked for once, and anew when the
 * ring turns out to be another: a bit with each picture, since a camera does not wait for the half second that all of it
 * takes. The end of the film looks again by itself.
 */
export class IncrementalCourtSearch {
  /** Null while it is not known. */
  found: CourtInPicture | null = null;
  private readonly equipment: Equipment;
  private rim: RimEllipse | null = null;
  private search: Incremental<CourtInPicture | null> | null = null;

  constructor(equipment: Equipment) {
    this.equipment = equipment;
  }

  /** Begins to look for it, unless that has been done by this ring. `size`: of the working picture. */
  lookFor(watch: SeenSoFar, rim: RimEllipse, size: Pick<View, 'width' | 'height'>): void {
    const { lines, knowsLines } = watch;
    // prettier-ignore
    if (!knowsLines || lines === null || (this.rim && areSame(this.rim, rim))) return;
    this.rim = rim;
    const azimuths = watch.azimuthsAround(rim, this.equipment) ?? [];
    this.search = findCourtIncrementally(lines, rim, size, this.equipment, azimuths);
  }

  /** Goes on looking: with each picture. */
  step(): void {
    for (let bit = 0; this.search && bit < limits.bitsAPicture; bit++) {
      const { done, value } = this.search.next();
      if (!done) continue;
      this.found = value;
      this.search = null;
    }
  }
}
