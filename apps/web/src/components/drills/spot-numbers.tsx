import type { CourtPoint } from '@hooplog/domain';
import { toDrawing } from '../court/drawing.ts';
import { cn } from '../ui/cn.ts';

/** In the drawing's units. */
const RADIUS = 25;

interface SpotNumbersProps {
  readonly spots: readonly CourtPoint[];
  /** Place of the next spot, which stands out by colour and size; null where all are alike. */
  readonly next: number | null;
}

/** A layer of the spots of a drill, numbered in their order. */
export function SpotNumbers({ spots, next }: SpotNumbersProps) {
  return (
    <g aria-hidden pointerEvents="none">
      {spots.map((spot, index) => {
        const { x, y } = toDrawing(spot);
        const isNext = index === next;
        return (
          <g
            key={index}
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
              fontSize={34}
              className={cn(
                'font-bold figures',
                isNext || next === null ? 'fill-accent-ink' : 'fill-card',
              )}
            >
              {index + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}
