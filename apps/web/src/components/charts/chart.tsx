import { t } from '@hooplog/language';
import { ticks } from 'd3-array';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { cn } from '../ui/cn.ts';
import { FoldedTable } from '../ui/folded-table.tsx';

/** One column of a chart, in words. */
export interface ChartColumn {
  readonly key: string;
  /** Below the chart and at the start of its table row: "Nov 8" */
  readonly name: string;
  /** "Week of Nov 8: 12 of 20 made, 60%" */
  readonly text: string;
  /** The other cells of its table row. */
  readonly cells: readonly string[];
}

/** Positions in the drawing, in its own units. */
export interface Places {
  /** Middle of the n-th column. */
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly columnWidth: number;
}

interface ChartProps {
  /** Description for screen readers: "Free throws by week" */
  readonly label: string;
  readonly columns: readonly ChartColumn[];
  /** Headings of the table: of the names, then of the cells. */
  readonly heads: readonly string[];
  /** The ends of the scale. */
  readonly bottom?: number;
  readonly top: number;
  /** Text of a value of the scale. */
  readonly scaleText: (value: number) => string;
  /** The meaning of the marks. */
  readonly legend: ReactNode;
  /** Draws the marks. */
  readonly children: (places: Places) => ReactNode;
}

const [WIDTH, HEIGHT] = [520, 180];
/** Approximate number of lines of a scale. */
export const SCALE_LINES = 4;
const KNOB_PX = 24;
/** The area beside the scale's labels. */
const PLOT = 'absolute inset-y-0 right-0 left-10 h-full w-[calc(100%-2.5rem)] overflow-visible';
/**
 * A knob on a thin line just below the axis, without the filled part that browsers draw, as it shows no progress. The
 * focus ring is on the knob: around the whole pressable area it would cross the labels below.
 */
const SLIDER = cn(
  'relative -mt-2 block h-11 appearance-none bg-transparent outline-hidden',
  '[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-line',
  '[&::-webkit-slider-thumb]:-mt-2.5 [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full',
  '[&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-accent-text [&::-webkit-slider-thumb]:bg-accent',
  '[&:focus-visible::-webkit-slider-thumb]:outline-2 [&:focus-visible::-webkit-slider-thumb]:outline-offset-2 [&:focus-visible::-webkit-slider-thumb]:outline-accent-text',
  '[&::-moz-range-thumb]:size-6 [&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-line',
  '[&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-accent-text [&::-moz-range-thumb]:bg-accent',
  '[&:focus-visible::-moz-range-thumb]:outline-2 [&:focus-visible::-moz-range-thumb]:outline-offset-2 [&:focus-visible::-moz-range-thumb]:outline-accent-text',
);

/** Lines of the scale with their values at the left edge. */
function ScaleLines({
  bottom,
  top,
  scaleText,
}: Required<Pick<ChartProps, 'bottom' | 'top' | 'scaleText'>>) {
  return ticks(bottom, top, SCALE_LINES).map((value) => (
    <div
      key={value}
      aria-hidden
      className="pointer-events-none absolute inset-x-0 flex items-end border-b border-line text-xs leading-none text-muted figures"
      style={{ bottom: `${(100 * (value - bottom)) / (top - bottom)}%`, height: 0 }}
    >
      <span className="pb-0.5">{scaleText(value)}</span>
    </div>
  ));
}

/** Labels of the first, the middle and the last column. */
function Names({ columns }: Pick<ChartProps, 'columns'>) {
  const middle = columns.length > 4 ? columns[Math.floor((columns.length - 1) / 2)] : undefined;
  const last = columns.length > 1 ? columns.at(-1) : undefined;
  return (
    <p
      aria-hidden
      className={cn(
        '-mt-2 flex text-xs text-muted',
        // A single label is centred under its column.
        last === undefined ? 'justify-center' : 'justify-between',
      )}
    >
      {[columns[0], middle, last].flatMap((column) =>
        column === undefined ? [] : [<span key={column.key}>{column.name}</span>],
      )}
    </p>
  );
}

/**
 * A drawing with one column described at a time: the one under the pointer, or the one chosen with the slider below,
 * which keys and screen readers can use. A table holds all columns.
 */
export function Chart({
  label,
  columns,
  heads,
  bottom = 0,
  top,
  scaleText,
  legend,
  children,
}: ChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = columns.length - 1;
  const shown = Math.min(chosen ?? last, last);
  const columnWidth = WIDTH / columns.length;
  const places = {
    x: (index: number) => (index + 0.5) * columnWidth,
    y: (value: number) => HEIGHT * (1 - (value - bottom) / (top - bottom)),
    columnWidth,
  };
  const choose = ({ clientX, currentTarget }: PointerEvent<SVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const pointed = Math.floor(((clientX - left) / width) * columns.length);
    setChosen(Math.min(last, Math.max(0, pointed)));
  };
  return (
    <div>
      <div className="flex flex-wrap justify-end gap-x-3 text-xs text-muted">{legend}</div>
      {/* The past is on the left, in every writing direction. */}
      <div dir="ltr">
        <div className="relative mt-3 h-44">
          <svg
            aria-hidden
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className={cn('touch-pan-y', PLOT)}
            onPointerDown={choose}
            onPointerMove={choose}
          >
            <rect
              x={shown * columnWidth}
              width={columnWidth}
              height={HEIGHT}
              className="fill-sunken"
            />
          </svg>
          <ScaleLines bottom={bottom} top={top} scaleText={scaleText} />
          <svg
            aria-hidden
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className={cn('pointer-events-none', PLOT)}
          >
            {children(places)}
          </svg>
        </div>
        <div className="ml-10">
          <input
            type="range"
            aria-label={label}
            aria-valuetext={columns[shown]?.text}
            min={0}
            max={last}
            value={shown}
            className={SLIDER}
            style={{
              // Its knob is below the middle of the column.
              width: `calc(${100 - 100 / columns.length}% + ${KNOB_PX}px)`,
              marginLeft: `calc(${50 / columns.length}% - ${KNOB_PX / 2}px)`,
            }}
            onChange={({ target }) => {
              setChosen(target.valueAsNumber);
            }}
          />
          <Names columns={columns} />
        </div>
      </div>
      <p className="mt-1.5 min-h-5 text-sm font-semibold figures">{columns[shown]?.text}</p>
      <FoldedTable
        className="mt-2"
        summary={t('As a table')}
        caption={label}
        heads={heads}
        rows={columns.toReversed()}
      />
    </div>
  );
}

interface LegendMarkProps {
  /** Its colour and shape. */
  readonly className: string;
  readonly text: string;
}

/** A legend entry for a colour of the drawing. */
export function LegendMark({ className, text }: LegendMarkProps) {
  return (
    <span className="flex items-center gap-1">
      <span aria-hidden className={cn('size-2.5', className)} />
      {text}
    </span>
  );
}
