import { counted, formatCount, percentage } from '@hooplog/domain';
import { useState } from 'react';
import { cn } from '../ui/cn.ts';
import { formatShortDay } from '../../lib/format/dates.ts';
import { type Bar, type BarWeek, toBars } from './bars.ts';

interface WeekChartProps {
  /** Name for screen readers. */
  readonly label: string;
  /** Oldest first. */
  readonly weeks: readonly BarWeek[];
}

const [WIDTH, HEIGHT] = [520, 180];

function weekWords({ week, made, total }: BarWeek): string {
  const shots =
    total === 0
      ? 'no shots'
      : `${formatCount(made)} of ${formatCount(total)} made, ${percentage(made, total)}%`;
  return `Week of ${formatShortDay(week)}: ${shots}`;
}

interface WeekBarProps {
  readonly bar: Bar;
  readonly x: number;
  readonly width: number;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

/** Shots of one week, the made ones filled; the whole column reacts. */
function WeekBar({ bar, x, width, isShown, onShow }: WeekBarProps) {
  const inner = { x: x + width * 0.14, width: width * 0.72, rx: 2 };
  const [height, made] = [bar.height * HEIGHT, bar.madeHeight * HEIGHT];
  return (
    <g onPointerEnter={onShow} onClick={onShow}>
      <rect
        x={x}
        y={0}
        width={width}
        height={HEIGHT}
        className={isShown ? 'fill-sunken' : 'fill-transparent'}
      />
      <rect {...inner} y={HEIGHT - height} height={height} className="fill-edge opacity-40" />
      <rect {...inner} y={HEIGHT - made} height={made} className="fill-accent" />
    </g>
  );
}

function AsTable({ label, weeks }: WeekChartProps) {
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-6 font-semibold text-muted">As a table</summary>
      <table className="mt-2 w-full text-left figures">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col">Week of</th>
            <th scope="col">Made</th>
            <th scope="col">Shots</th>
            <th scope="col">Accuracy</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ week, made, total }) => (
            <tr key={week} className="border-t border-line">
              <th scope="row" className="py-1 font-medium">
                {formatShortDay(week)}
              </th>
              <td>{formatCount(made)}</td>
              <td>{formatCount(total)}</td>
              <td>{`${percentage(made, total)}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Shots by week as bars, made ones filled. One week at a time is read out below; a table holds all of them. */
export function WeekChart({ label, weeks }: WeekChartProps) {
  const [shown, setShown] = useState<string | null>(null);
  const { top, bars } = toBars(weeks);
  const width = WIDTH / bars.length;
  const week = weeks.find((candidate) => candidate.week === shown) ?? weeks.at(-1);
  return (
    <div>
      <p className="flex justify-between text-xs text-muted figures">
        <span>{counted(top, 'shot')}</span>
        <span className="flex gap-3">
          <Swatch className="bg-accent" text="made" />
          <Swatch className="bg-edge opacity-40" text="missed" />
        </span>
      </p>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-1 h-44 w-full border-y border-line"
      >
        {bars.map((bar, index) => (
          <WeekBar
            key={bar.week}
            bar={bar}
            x={index * width}
            width={width}
            isShown={bar.week === week?.week}
            onShow={() => {
              setShown(bar.week);
            }}
          />
        ))}
      </svg>
      <p className="mt-1 flex justify-between text-xs text-muted">
        <span>{weeks[0] && formatShortDay(weeks[0].week)}</span>
        <span>This week</span>
      </p>
      <output className="mt-2 block text-sm font-semibold figures">
        {week && weekWords(week)}
      </output>
      <AsTable label={label} weeks={weeks} />
    </div>
  );
}

function Swatch({ className, text }: { readonly className: string; readonly text: string }) {
  return (
    <span className="flex items-center gap-1">
      <span aria-hidden className={cn('size-2.5 rounded-sm', className)} />
      {text}
    </span>
  );
}
