import { t } from '@hooplog/language';
import { X } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { dialogOpened } from './open-dialogs.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** `wide` has space for a picture; `sheet` slides in from the right edge, for menus. */
  readonly form?: 'box' | 'wide' | 'sheet';
}

const BOX = 'm-auto max-h-[calc(100dvh-2rem)] rounded-card border border-line animate-rise';

const FORM_STYLE = {
  box: `w-[min(32rem,calc(100vw-2rem))] ${BOX}`,
  wide: `w-[min(70rem,calc(100vw-1rem))] ${BOX}`,
  sheet: 'ms-auto me-0 h-dvh max-h-none w-[min(20rem,88vw)] border-s border-line animate-slide-in',
} as const;

/**
 * A modal dialog on the native `<dialog>`: it traps focus, closes on Escape and restores focus, without the style
 * elements that the page's policy forbids.
 */
export function Dialog({ open, onClose, title, children, form = 'box' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  // A layout effect, so that components drawing into the dialog learn in time that it is gone.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
    if (!open) return;
    const gone = dialogOpened(element);
    return () => {
      gone();
      // Also before it is unmounted: only closing restores the focus.
      element.close();
    };
  }, [open]);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  // The browser's close event comes late: by then a quick key may have reopened the dialog, or another one may have
  // replaced it, which must not be closed too.
  const closed = () => {
    if (dialog.current?.open === false) onClose();
  };
  const closeOnEscape = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onCancel={closeOnEscape}
      onClose={closed}
      onClick={closeOnBackdrop}
      className={cn('bg-card p-0 text-ink backdrop:bg-black/50', FORM_STYLE[form])}
    >
      {open && (
        <div className="p-4 sm:p-5">
          <div className="mb-3 flex items-center justify-between gap-3">
            <h2 id={headingId} className="text-lg font-bold">
              {title}
            </h2>
            <Button variant="quiet" size="icon" onClick={onClose} aria-label={t('Close')}>
              <X aria-hidden />
            </Button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
