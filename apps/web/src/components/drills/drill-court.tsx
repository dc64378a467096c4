import { courtLines, type Drill } from '@hooplog/domain';
import { formatList } from '../../lib/format/list.ts';
import { CourtFrame } from '../court/court-frame.tsx';
import { CourtLines } from '../court/court-lines.tsx';
import { SpotNumbers } from './spot-numbers.tsx';

interface DrillCourtProps {
  readonly drill: Drill;
  /** Index of the next spot, or the number of spots once all are done; null if none is being played. */
  readonly next: number | null;
  /** Too small for numbers to be read. */
  readonly isSmall?: boolean;
}

/** The court with the numbered spots of a drill. */
export function DrillCourt({ drill, next, isSmall = false }: DrillCourtProps) {
  const { name, spots } = drill;
  return (
    <CourtFrame label={`${name}: ${formatList(spots.map((spot) => spot.name))}`} role="img">
      <CourtLines lines={courtLines()} />
      <SpotNumbers spots={spots.map(({ at }) => at)} next={next} hasNumbers={!isSmall} />
    </CourtFrame>
  );
}
