import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { dialogOpened } from './open-dialogs.ts';

interface FullScreenProps {
  /** Name of it for screen readers. */
  readonly label: string;
  /** Escape, and the back gesture of some phones. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The whole screen for one thing, nothing to scroll; open as long as it is drawn. The page behind it takes no input. */
export function FullScreen({ label, onClose, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    // Else the browser picks the first control, and draws a ring around it.
    element.focus();
    return dialogOpened(element);
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      tabIndex={-1}
      onCancel={(event) => {
        // React tells of dialogs within it, too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none touch-manipulation overflow-hidden bg-page pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] text-ink outline-none"
    >
      {children}
    </dialog>
  );
}
