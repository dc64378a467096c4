import type { AzimuthChance, Equipment } from '@hooplog/domain';
import type { RimEllipse } from '../analysis.ts';
import { areSame } from '../calibrate/hoop-place.ts';
import type { SeenLines } from '../eyes.ts';
import type { View } from '../locate/fit-camera.ts';
import { courtFinderThresholds as limits } from '../thresholds/court-finder.ts';
import { type CourtInPicture, findCourtIncrementally } from './find-court.ts';
import type { Incremental } from './search-court.ts';

/** The evidence for a running film's court so far; working px. */
interface SeenSoFar {
  readonly lines: SeenLines | null;
  /** Whether no more lines will be looked for. */
  readonly knowsLines: boolean;
  readonly azimuthsAround: (
    rim: RimEllipse,
    equipment: Equipment,
  ) => readonly AzimuthChance[] | null;
}

/**
 * The court of a running film, for the zones reported while it runs. It is searched for once, and again if
 * another ring turns out to be the hoop: a few steps per picture, since a camera does not wait for the half
 * second of a whole search. The end of the film searches independently.
 */
export class IncrementalCourtSearch {
  /** Null while it is unknown. */
  found: CourtInPicture | null = null;
  private readonly equipment: Equipment;
  private rim: RimEllipse | null = null;
  private search: Incremental<CourtInPicture | null> | null = null;

  constructor(equipment: Equipment) {
    this.equipment = equipment;
  }

  /** Starts the search, unless it was done for this ring. `size`: of the working picture. */
  lookFor(watch: SeenSoFar, rim: RimEllipse, size: Pick<View, 'width' | 'height'>): void {
    const { lines, knowsLines } = watch;
    // prettier-ignore
    if (!knowsLines || lines === null || (this.rim && areSame(this.rim, rim))) return;
    this.rim = rim;
    const azimuths = watch.azimuthsAround(rim, this.equipment) ?? [];
    this.search = findCourtIncrementally(lines, rim, size, this.equipment, azimuths);
  }

  /** Continues the search; call it with each picture. */
  step(): void {
    for (let step = 0; this.search && step < limits.stepsPerPicture; step++) {
      const { done, value } = this.search.next();
      if (!done) continue;
      this.found = value;
      this.search = null;
    }
  }
}
