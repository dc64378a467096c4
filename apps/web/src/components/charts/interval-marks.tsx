import { area, line } from 'd3-shape';

/** A value of one column, in positions of the drawing. */
export interface Mark {
  readonly key: string;
  readonly x: number;
  /** Positions of the value and of the ends of its interval. */
  readonly y: number;
  readonly low: number;
  readonly high: number;
  readonly isKnown: boolean;
}

const bandPath = area<Mark>()
  .defined(({ isKnown }) => isKnown)
  .x(({ x }) => x)
  .y0(({ low }) => low)
  .y1(({ high }) => high);
const linePath = line<Mark>()
  .defined(({ isKnown }) => isKnown)
  .x(({ x }) => x)
  .y(({ y }) => y);

// The drawing is stretched to its container's width: strokes keep their width, and a dot is a stroke of length zero.
const STROKE = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
} as const;

interface IntervalMarksProps {
  readonly marks: readonly Mark[];
  /** Connects consecutive values. */
  readonly joined: boolean;
}

/** Values with their intervals. */
export function IntervalMarks({ marks, joined }: IntervalMarksProps) {
  return (
    <>
      {joined && (
        <>
          <path d={bandPath(marks) ?? ''} className="fill-accent opacity-20" />
          <path d={linePath(marks) ?? ''} {...STROKE} strokeWidth={2} className="stroke-accent" />
        </>
      )}
      {marks
        .filter(({ isKnown }) => isKnown)
        .map(({ key, x, y, low, high }) => (
          <g key={key}>
            <path
              d={`M${x} ${low}V${high}`}
              {...STROKE}
              strokeWidth={joined ? 1.5 : 3}
              className="stroke-accent opacity-60"
            />
            <path d={`M${x} ${y}h0`} {...STROKE} strokeWidth={9} className="stroke-accent-text" />
          </g>
        ))}
    </>
  );
}
