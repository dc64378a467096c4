import { t } from '@hooplog/language';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface ConfirmProps {
  /** The consequence. */
  readonly children: ReactNode;
  /** Name of the action, on its button. */
  readonly deed: string;
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Content of a confirmation dialog for an action that cannot be undone: the consequence and both buttons. */
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
