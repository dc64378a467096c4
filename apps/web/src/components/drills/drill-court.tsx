import { courtLines, type Drill } from '@hooplog/domain';
import { CourtFrame } from '../court/court-frame.tsx';
import { CourtLines } from '../court/court-lines.tsx';
import { toDrawing } from '../court/drawing.ts';
import { cn } from '../ui/cn.ts';

/** In the drawing's units. */
const RADIUS = 25;

interface DrillCourtProps {
  readonly drill: Drill;
  /** Place of the next spot; null marks none. */
  readonly next: number | null;
}

/** The court with the numbered spots of a drill; the next one stands out by colour and size. */
export function DrillCourt({ drill: { name, spots }, next }: DrillCourtProps) {
  return (
    <CourtFrame label={`${name}: ${spots.map((spot) => spot.name).join(', ')}`} role="img">
      <CourtLines lines={courtLines()} />
      {spots.map((spot, index) => {
        const { x, y } = toDrawing(spot.at);
        const isNext = index === next;
        return (
          <g
            key={spot.name}
            data-next={isNext || undefined}
            transform={`translate(${x} ${y})${isNext ? ' scale(1.2)' : ''}`}
          >
            <circle
              r={RADIUS}
              strokeWidth={3}
              className={cn('stroke-card', isNext || next === null ? 'fill-accent' : 'fill-edge')}
            />
            <text
              textAnchor="middle"
              dy="0.36em"
              className={cn(
                'text-[34px] font-bold figures',
                isNext || next === null ? 'fill-accent-ink' : 'fill-card',
              )}
            >
              {index + 1}
            </text>
          </g>
        );
      })}
    </CourtFrame>
  );
}
