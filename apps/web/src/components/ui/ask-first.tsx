import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface AskFirstProps {
  readonly question: string;
  /** What will happen. */
  readonly children: ReactNode;
  /** Name of the deed, on its button. */
  readonly deed: string;
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The question before something that cannot be taken back. */
export function AskFirst({ question, children, deed, pending, onConfirm, onClose }: AskFirstProps) {
  return (
    <Dialog open title={question} onClose={onClose}>
      <p>{children}</p>
      <Button variant="danger" className="mt-5 w-full" pending={pending} onClick={onConfirm}>
        {deed}
      </Button>
    </Dialog>
  );
}
