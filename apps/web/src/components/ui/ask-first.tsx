import { Confirm, type ConfirmProps } from './confirm.tsx';
import { Dialog } from './dialog.tsx';

interface AskFirstProps extends ConfirmProps {
  readonly question: string;
}

/** The confirmation before an action that cannot be undone. */
export function AskFirst({ question, ...ways }: AskFirstProps) {
  return (
    <Dialog open title={question} onClose={ways.onClose}>
      <Confirm {...ways} />
    </Dialog>
  );
}
