import { t } from '@hooplog/language';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface ConfirmProps {
  /** What will happen. */
  readonly children: ReactNode;
  /** Name of the deed, on its button. */
  readonly deed: string;
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** In a dialog that asks before something is done that cannot be taken back: what happens then, and both ways on. */
export function Confirm({ children, deed, pending, onConfirm, onClose }: ConfirmProps) {
  return (
    <>
      <p>{children}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2 max-sm:*:grow">
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button variant="danger" pending={pending} onClick={onConfirm}>
          {deed}
        </Button>
      </div>
    </>
  );
}
