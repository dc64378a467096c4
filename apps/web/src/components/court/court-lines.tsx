import { type CourtLine, type CourtLineName } from '@hooplog/domain';
import { toLinePath } from './drawing.ts';

const COLOUR: Partial<Record<CourtLineName, string>> = {
  board: 'stroke-ink',
  rim: 'stroke-accent',
};

/** The painted lines, two pixels wide at every size. Pointers pass through them. */
export function CourtLines({ lines }: { readonly lines: readonly CourtLine[] }) {
  return (
    <g aria-hidden fill="none" strokeWidth={2} strokeLinejoin="round" pointerEvents="none">
      {lines.map(({ name, points, closed }) => (
        <path
          key={name}
          d={toLinePath(points, closed)}
          vectorEffect="non-scaling-stroke"
          className={COLOUR[name] ?? 'stroke-ink/55'}
        />
      ))}
    </g>
  );
}
