import { ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface DialogRowProps {
  readonly icon: LucideIcon;
  readonly name: string;
  /** What one finds there. */
  readonly text: string;
  /** The dialog, given what closes it; it may be a late one. */
  readonly children: (onClose: () => void) => ReactNode;
}

/** A row of a list of things that are hardly ever needed: all of it opens a dialog. */
export function DialogRow({ icon: Icon, name, text, children }: DialogRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        onClick={() => {
          setIsOpen(true);
        }}
        className="-mx-2 flex w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 py-3 text-start hover:bg-sunken"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-accent-text" />
        <span className="min-w-0 grow">
          <span id={`${id}-name`} className="block font-semibold">
            {name}
          </span>
          <span id={`${id}-text`} className="block text-sm text-muted">
            {text}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
      </button>
      {isOpen &&
        children(() => {
          setIsOpen(false);
        })}
    </li>
  );
}
