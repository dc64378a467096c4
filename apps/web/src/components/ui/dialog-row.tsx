import { ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface DialogRowProps {
  readonly icon: LucideIcon;
  readonly name: string;
  /** Describes the content. */
  readonly text: string;
  /** Renders the dialog, which may be lazy; receives a function that closes it. */
  readonly children: (onClose: () => void) => ReactNode;
}

/** A row for something rarely needed: all of it opens a dialog. */
export function DialogRow({ icon: Icon, name, text, children }: DialogRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const textId = useId();
  return (
    <>
      <div className="relative -mx-2 flex items-center gap-3 rounded-control px-2 py-3 hover:bg-sunken">
        <Icon aria-hidden className="size-5 shrink-0 text-accent-text" />
        <div className="min-w-0 grow">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-describedby={textId}
            onClick={() => {
              setIsOpen(true);
            }}
            className="text-start font-semibold after:absolute after:inset-0 after:rounded-control"
          >
            {name}
          </button>
          <p id={textId} className="text-sm text-muted">
            {text}
          </p>
        </div>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
      </div>
      {isOpen &&
        children(() => {
          setIsOpen(false);
        })}
    </>
  );
}
