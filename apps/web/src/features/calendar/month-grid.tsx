import { type LocalDay, type Month, monthGrid, monthOf } from '@hooplog/domain';
import { locale } from '@hooplog/language';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatMonth } from '../../lib/format/dates.ts';
import { DayCell } from './day-cell.tsx';
import { dayMarks, type DaySessions } from './day-sessions.ts';
import { nextDay } from './next-day.ts';

interface MonthGridProps {
  readonly month: Month;
  readonly today: LocalDay;
  readonly sessions: ReadonlyMap<string, DaySessions>;
  readonly selected: LocalDay | null;
  readonly onSelect: (day: LocalDay) => void;
  /** Keyboard navigation has left the month. */
  readonly onMonthChange: (month: Month) => void;
}

const weekdayName = (weekday: 'long' | 'short') => {
  const format = new Intl.DateTimeFormat(locale(), { weekday, timeZone: 'UTC' });
  return (day: LocalDay) => format.format(new Date(day));
};
const longName = weekdayName('long');
const shortName = weekdayName('short');

/** The day that the Tab key focuses: the last focused one, else the chosen day, today, or the first of the month. */
function tabStop(month: Month, wishes: readonly (LocalDay | null)[]): LocalDay {
  const wish = wishes.find((day) => day !== null && monthOf(day) === month);
  return wish ?? (`${month}-01` as LocalDay);
}

/** Focus that follows the arrow keys, also into other months. */
function useDayFocus(month: Month, onMonthChange: (month: Month) => void) {
  const buttons = useRef(new Map<LocalDay, HTMLButtonElement>());
  const [visited, setVisited] = useState<LocalDay | null>(null);
  const wanted = useRef<LocalDay | null>(null);
  useEffect(() => {
    const button = wanted.current && buttons.current.get(wanted.current);
    // A day of another month exists only once that month is rendered.
    if (!button) return;
    button.focus();
    wanted.current = null;
  }, [month, visited]);
  const onKeyDown = (event: KeyboardEvent, day: LocalDay) => {
    const next = nextDay(day, event.key);
    if (next === null) return;
    event.preventDefault();
    wanted.current = next;
    setVisited(next);
    if (monthOf(next) !== month) onMonthChange(monthOf(next));
  };
  const keep = (day: LocalDay) => (button: HTMLButtonElement | null) => {
    if (button === null) buttons.current.delete(day);
    else buttons.current.set(day, button);
  };
  return { visited, onKeyDown, keep };
}

/** The month as a grid, Sunday to Saturday. */
export function MonthGrid({
  month,
  today,
  sessions,
  selected,
  onSelect,
  onMonthChange,
}: MonthGridProps) {
  const { visited, onKeyDown, keep } = useDayFocus(month, onMonthChange);
  const stop = tabStop(month, [visited, selected, today]);
  const weeks = monthGrid(month);
  return (
    <table
      role="grid"
      aria-label={formatMonth(month)}
      className="w-full table-fixed border-collapse"
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day}
              scope="col"
              abbr={longName(day)}
              className="pb-1 text-xs font-semibold text-muted"
            >
              {shortName(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const found = monthOf(day) === month ? sessions.get(day) : undefined;
              return (
                <DayCell
                  key={day}
                  ref={keep(day)}
                  day={day}
                  marks={found === undefined ? null : dayMarks(found)}
                  isOutside={monthOf(day) !== month}
                  isToday={day === today}
                  isSelected={day === selected}
                  isTabStop={day === stop}
                  onSelect={() => {
                    onSelect(day);
                  }}
                  onKeyDown={(event) => {
                    onKeyDown(event, day);
                  }}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
