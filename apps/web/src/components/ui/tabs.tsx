import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { cn } from './cn.ts';

interface Tab<Id> {
  readonly id: Id;
  readonly label: string;
  /** Shown after the label. */
  readonly note?: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps<Id> {
  /** Name of the group for screen readers. */
  readonly label: string;
  readonly tabs: readonly [Tab<Id>, ...Tab<Id>[]];
  /** The open tab; left out if no other component needs to know. */
  readonly open?: Id;
  readonly onOpen?: (id: Id) => void;
}

/** The index that a key leads to among `count` tabs, wrapping around. Undefined for other keys. */
function placeAfter(key: string, at: number, count: number): number | undefined {
  // Tabs are in reading order.
  const [forward, back] =
    document.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const places: Partial<Record<string, number>> = {
    [forward]: (at + 1) % count,
    [back]: (at + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

/** More tabs than this do not fit on a phone: the row scrolls, because a second row would take room from the content. */
const MAX_BESIDE = 5;

/** Brings the open tab of a row that scrolls to its middle. */
function toMiddle(tab: HTMLElement | null) {
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/**
 * Views of one subject, one at a time; arrow keys, Home and End move between them. The first is open initially. The
 * tabs pattern of the WAI-ARIA Authoring Practices, in which a tab opens when it gets the focus.
 */
export function Tabs<Id extends string>({ label, tabs, open, onOpen }: TabsProps<Id>) {
  const [own, setOwn] = useState(tabs[0].id);
  const name = useId();
  const chosen = open ?? own;
  const shown = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  const scrolls = tabs.length > MAX_BESIDE;
  const show = (id: Id) => {
    setOwn(id);
    onOpen?.(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Alt and an arrow, for instance, goes back a page.
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    const place = isPlain ? placeAfter(event.key, tabs.indexOf(shown), tabs.length) : undefined;
    const next = place === undefined ? undefined : tabs[place];
    if (next === undefined) return;
    event.preventDefault();
    show(next.id);
    const buttons = event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=tab]');
    buttons[tabs.indexOf(next)]?.focus();
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className={cn(
          'mb-4 flex flex-wrap rounded-control border border-line bg-sunken p-1 sm:inline-flex sm:self-start',
          scrolls && 'max-sm:scrolls-on',
        )}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, label: words, note }) => (
          <button
            key={id}
            ref={id === shown.id ? toMiddle : undefined}
            type="button"
            role="tab"
            id={`${name}${id}`}
            aria-selected={id === shown.id}
            aria-controls={id === shown.id ? `${name}panel` : undefined}
            tabIndex={id === shown.id ? 0 : -1}
            className={cn(
              'min-h-9 grow rounded-md text-sm font-semibold sm:px-4 pointer-coarse:min-h-11',
              scrolls ? 'px-3' : 'px-1',
              id === shown.id ? 'bg-raised text-ink' : 'text-muted',
            )}
            onClick={() => {
              show(id);
            }}
          >
            {words}
            {note}
          </button>
        ))}
      </div>
      <div
        key={shown.id}
        role="tabpanel"
        id={`${name}panel`}
        aria-labelledby={`${name}${shown.id}`}
        tabIndex={0}
      >
        {shown.content}
      </div>
    </div>
  );
}
