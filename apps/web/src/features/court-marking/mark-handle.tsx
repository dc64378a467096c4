import { t } from '@hooplog/language';
import type { FocusEvent, KeyboardEvent } from 'react';
import { cn } from '../../components/ui/cn.ts';
import type { MarkedPoint } from './marking.ts';
import { type Box, isOutside, shareOf, type Size } from './room.ts';

interface MarkHandleProps {
  readonly point: MarkedPoint;
  readonly label: string;
  readonly number: number;
  readonly isSelected: boolean;
  readonly frame: Size;
  /** The part of the plane that the view shows. */
  readonly view: Box;
  readonly onSelect: () => void;
  /** In pixels of the displayed video. */
  readonly onNudge: (dx: number, dy: number) => void;
  readonly onBlur: () => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** "1: Left end of the free-throw line, not set yet (drag, or use the arrow keys)" */
function nameOf({ point: { isSet, ...place }, label, number, frame }: MarkHandleProps): string {
  if (isOutside(place, frame)) {
    return isSet
      ? t('{number}: {point}, outside of the picture (drag, or use the arrow keys)', {
          number,
          point: label,
        })
      : t('{number}: {point}, not set yet, outside of the picture (drag, or use the arrow keys)', {
          number,
          point: label,
        });
  }
  return isSet
    ? t('{number}: {point} (drag, or use the arrow keys)', { number, point: label })
    : t('{number}: {point}, not set yet (drag, or use the arrow keys)', { number, point: label });
}

/** A handle to drag, or to move by arrow keys: one pixel, with Shift ten. Its centre is transparent. */
export function MarkHandle(props: MarkHandleProps) {
  const { point, number, isSelected, view, onSelect, onNudge, onBlur } = props;
  const { x, y } = shareOf(point, view);
  // Only for keyboard focus: a finger on this handle may be tapping the position of another point.
  const onFocus = ({ currentTarget }: FocusEvent) => {
    if (currentTarget.matches(':focus-visible')) onSelect();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    onSelect();
    const step = event.shiftKey ? 10 : 1;
    onNudge(arrow[0] * step, arrow[1] * step);
  };
  return (
    <button
      type="button"
      aria-label={nameOf(props)}
      aria-pressed={isSelected}
      data-grab={point.id}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
      className="absolute z-10 grid size-8 -translate-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
    >
      <span
        className={cn(
          'relative block rounded-full border-[3px] bg-white/10',
          point.isSet ? 'border-accent' : 'border-dashed border-white',
          isSelected
            ? 'size-7 shadow-[0_0_0_1.5px_var(--color-film-shade),0_0_0_4px_var(--color-white)]'
            : 'size-6 shadow-[0_0_0_1.5px_var(--color-film-shade)]',
        )}
      >
        <span className="absolute -top-2.5 -right-2.5 grid size-4.5 place-items-center rounded-full bg-black text-xs leading-none font-bold text-white">
          {number}
        </span>
      </span>
    </button>
  );
}
