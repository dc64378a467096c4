import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { dialogOpened } from './open-dialogs.ts';

interface FullScreenProps {
  /** Accessible name. */
  readonly label: string;
  /** Escape, and the back gesture of some phones. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A full-screen view without scrolling, open while mounted. The page behind it takes no input. */
export function FullScreen({ label, onClose, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    // Otherwise the browser focuses the first control and draws a ring around it.
    element.focus();
    return dialogOpened(element);
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      tabIndex={-1}
      onCancel={(event) => {
        // React events also bubble from dialogs rendered inside.
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
