import { DELAYS_MS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { PathLink } from '../layout/path-link.tsx';
import { cn } from './cn.ts';
import { subscribeToDialogs, topDialog } from './open-dialogs.ts';
import {
  currentToast,
  dismissToast,
  subscribeToToasts,
  type ToastMessage,
} from '../../lib/toast/toast-store.ts';

const SWIPE_THRESHOLD_PX = 50;
const ACTION = 'inline-flex min-h-11 items-center font-semibold text-accent-text';

/** Missing in browsers from before 2024. */
type Popover = Partial<Pick<HTMLElement, 'showPopover' | 'hidePopover'>>;

/** Moves each new message above everything, dialogs and their backdrops too: a failure in a dialog shows there. */
function useOnTop(message: ToastMessage | null, dialog: HTMLElement | null) {
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list: Popover | null = viewport.current;
    // In a dialog that has just closed nothing can be shown; the list is rendered outside it again.
    if (message === null || viewport.current?.isConnected !== true) return;
    list?.showPopover?.();
    return () => list?.hidePopover?.();
  }, [message, dialog]);
  return viewport;
}

/** Announces messages while a dialog is open: the page's own live region is inert then. */
function DialogAnnouncement({ message }: { readonly message: ToastMessage | null }) {
  return (
    <p role="status" className="sr-only">
      {message && [message.title, message.description].filter(Boolean).join('. ')}
    </p>
  );
}

/**
 * Draws the message of the toast store; F8 moves the focus to it. It covers the header, at the same height: fields and
 * buttons needed next are further down. While a dialog is open it is inside it: outside its button could not be
 * pressed.
 */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToToasts, currentToast);
  const dialog = useSyncExternalStore(subscribeToDialogs, topDialog);
  const viewport = useOnTop(message, dialog);
  const list = (
    <Toast.Viewport
      key="list"
      ref={viewport}
      popover="manual"
      hotkey={['F8']}
      className="pointer-events-none fixed inset-x-4 top-[max(0.25rem,env(safe-area-inset-top))] bottom-auto z-50 mx-auto my-0 w-auto max-w-sm flex-col overflow-visible bg-transparent outline-none open:flex md:w-fit md:max-w-2xl"
    />
  );
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {message !== null && (
        <Toast.Root
          key={message.id}
          type={message.tone === 'destructive' ? 'foreground' : 'background'}
          duration={DELAYS_MS.TOAST_SHOWN * (message.undo ? 2 : 1)}
          onOpenChange={(open) => {
            if (!open) dismissToast(message.id);
          }}
          className={cn(
            'pointer-events-auto flex min-h-12 animate-rise items-center gap-3 rounded-card border px-4 shadow-lg data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            message.tone === 'destructive'
              ? 'border-danger bg-danger text-danger-ink'
              : 'border-line bg-card text-ink',
          )}
        >
          <div className="min-w-0 flex-1 py-1 leading-5 md:flex md:items-center md:gap-x-3">
            <Toast.Title className="font-bold">{message.title}</Toast.Title>
            {message.description !== undefined && (
              <Toast.Description className="text-sm leading-5 break-words">
                {message.description}
              </Toast.Description>
            )}
            {message.leads !== undefined && (
              <Toast.Action asChild altText={message.leads.label}>
                <PathLink path={message.leads.path} className={ACTION}>
                  {message.leads.label}
                </PathLink>
              </Toast.Action>
            )}
            {message.undo !== undefined && (
              <Toast.Action altText={t('Undo')} onClick={message.undo} className={ACTION}>
                {t('Undo')}
              </Toast.Action>
            )}
          </div>
          <Toast.Close
            aria-label={t('Dismiss')}
            className="-me-3 grid size-11 place-items-center rounded-control hover:bg-current/10"
          >
            <X aria-hidden className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      {dialog === null
        ? list
        : createPortal([list, <DialogAnnouncement key="said" message={message} />], dialog)}
    </Toast.Provider>
  );
}
