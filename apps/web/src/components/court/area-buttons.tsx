import { type CourtPoint, percentage } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { cn } from '../ui/cn.ts';
import type { CourtArea } from './court-area.ts';
import { fromDrawing, toPath } from './drawing.ts';
import { labelLayout } from './label-layout.ts';
import { nextArea } from './next-area.ts';

interface AreaButtonsProps<Id extends string> {
  readonly areas: readonly CourtArea<Id>[];
  readonly selected: Id | null;
  /** With the pressed spot; null if chosen by keys. */
  readonly onSelect: (id: Id, spot: CourtPoint | null) => void;
  /** Arrow keys select at once, starting from the selected area; left out if they only move the focus. */
  readonly onMove?: ((id: Id) => void) | undefined;
  /** The area with the keyboard focus; null if the focus is elsewhere. */
  readonly onFocusChange: (id: Id | null) => void;
}

function spoken<Id extends string>({ name, made, total, hasNumbers }: CourtArea<Id>): string {
  if (hasNumbers === false) return name;
  return total === 0
    ? t('{name}, no shots', { name })
    : t('{name}, {made} of {total} made, {percent}%', {
        name,
        made,
        total,
        percent: percentage(made, total),
      });
}

/** The spot under the pointer; null for a press without one, e.g. by a screen reader. */
function pressedSpot(event: MouseEvent<SVGPathElement>): CourtPoint | null {
  const matrix = event.currentTarget.getScreenCTM();
  if (matrix === null || event.detail === 0) return null;
  return fromDrawing(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()));
}

/** The areas as buttons: one stop of the Tab key for all, arrow keys move between them. */
export function AreaButtons<Id extends string>({
  areas,
  selected,
  onSelect,
  onMove,
  onFocusChange,
}: AreaButtonsProps<Id>) {
  const paths = useRef(new Map<Id, SVGPathElement>());
  const [visited, setVisited] = useState<Id | null>(null);
  const tabStop = visited ?? selected ?? areas.at(0)?.id;

  const onKeyDown = (event: KeyboardEvent, id: Id) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onSelect(id, null);
      return;
    }
    const next = nextArea(
      areas.map((area) => ({ id: area.id, centre: labelLayout(area).centre })),
      onMove === undefined ? id : (selected ?? id),
      event.key,
    );
    if (next === null) return;
    event.preventDefault();
    paths.current.get(next)?.focus();
    onMove?.(next);
  };
  const onFocus = (event: FocusEvent<SVGPathElement>, id: Id) => {
    setVisited(id);
    onFocusChange(event.currentTarget.matches(':focus-visible') ? id : null);
  };

  return areas.map((area) => (
    <path
      key={area.id}
      ref={(path) => {
        if (path === null) paths.current.delete(area.id);
        else paths.current.set(area.id, path);
      }}
      d={toPath(area.outline, true)}
      vectorEffect="non-scaling-stroke"
      role="button"
      tabIndex={area.id === tabStop ? 0 : -1}
      aria-label={spoken(area)}
      aria-pressed={area.id === selected}
      data-area={area.id}
      onClick={(event) => {
        onSelect(area.id, pressedSpot(event));
      }}
      onKeyDown={(event) => {
        onKeyDown(event, area.id);
      }}
      onFocus={(event) => {
        onFocus(event, area.id);
      }}
      onBlur={() => {
        onFocusChange(null);
      }}
      className={cn(
        'stroke-card stroke-[1.5px] transition-[fill,opacity] duration-200 outline-none hover:opacity-85',
        area.fill,
      )}
    />
  ));
}
