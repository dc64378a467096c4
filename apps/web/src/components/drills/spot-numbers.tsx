import type { CourtPoint } from '@hooplog/domain';
import { toDrawing } from '../court/drawing.ts';
import { cn } from '../ui/cn.ts';

/** In the drawing's units. */
const RADIUS = 25;

/** A check of that size. */
const CHECK = 'M-12 1 L-4 9 L12 -8';

type Stage = 'any' | 'done' | 'next' | 'coming';

const CIRCLES: Readonly<Record<Stage, string>> = {
  any: 'fill-accent stroke-card',
  done: 'fill-made stroke-card',
  next: 'fill-accent stroke-card',
  coming: 'fill-card stroke-edge',
};

interface SpotNumbersProps {
  readonly spots: readonly CourtPoint[];
  /**
   * Index of the next spot, which is highlighted by colour and size. Earlier ones are done, and all if it is the number
   * of spots; null if none is being played.
   */
  readonly next: number | null;
  /** Whether the numbers are legible at its size. */
  readonly hasNumbers?: boolean;
}

function stageOf(index: number, next: number | null): Stage {
  if (next === null) return 'any';
  if (index === next) return 'next';
  return index < next ? 'done' : 'coming';
}

/** A layer of the spots of a drill, numbered in their order; what is done has a check instead. */
export function SpotNumbers({ spots, next, hasNumbers = true }: SpotNumbersProps) {
  return (
    <g aria-hidden pointerEvents="none">
      {spots.map((spot, index) => {
        const { x, y } = toDrawing(spot);
        const stage = stageOf(index, next);
        const isNext = stage === 'next';
        return (
          <g
            key={index}
            data-next={isNext || undefined}
            transform={`translate(${x} ${y})${isNext ? ' scale(1.2)' : ''}`}
          >
            <circle r={RADIUS} strokeWidth={3} className={CIRCLES[stage]} />
            {stage === 'done' ? (
              <path
                d={CHECK}
                strokeWidth={6}
                strokeLinecap="round"
                strokeLinejoin="round"
                className="fill-none stroke-card"
              />
            ) : (
              hasNumbers && (
                <text
                  textAnchor="middle"
                  dy="0.36em"
                  fontSize={34}
                  className={cn(
                    'font-bold figures',
                    stage === 'coming' ? 'fill-ink' : 'fill-accent-ink',
                  )}
                >
                  {index + 1}
                </text>
              )
            )}
          </g>
        );
      })}
    </g>
  );
}
