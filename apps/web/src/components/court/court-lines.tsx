import { type CourtLine, type CourtLineName } from '@hooplog/domain';
import { toLinePath } from './drawing.ts';

const COLOUR: Partial<Record<CourtLineName, string>> = {
  board: 'stroke-ink',
  rim: 'stroke-accent',
};

interface CourtLinesProps {
  readonly lines: readonly CourtLine[];
  /** Class name of the rim's colour; default: orange. */
  readonly rim?: string | undefined;
}

/** The painted lines, two pixels wide at every size. Pointers pass through them. */
export function CourtLines({ lines, rim = COLOUR.rim }: CourtLinesProps) {
  return (
    <g aria-hidden fill="none" strokeWidth={2} strokeLinejoin="round" pointerEvents="none">
      {lines.map(({ name, points, closed }) => (
        <path
          key={name}
          d={toLinePath(points, closed)}
          vectorEffect="non-scaling-stroke"
          className={(name === 'rim' ? rim : COLOUR[name]) ?? 'stroke-ink/55'}
        />
      ))}
    </g>
  );
}
