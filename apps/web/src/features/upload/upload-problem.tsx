import { t } from '@hooplog/language';
import { CircleAlert, X } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';

/** What went wrong with a file, and what to do about it. */
export interface UploadProblem {
  readonly title: string;
  readonly description: string;
  readonly next?: string;
  /** Whether the same file may work later. */
  readonly canRetry: boolean;
}

interface UploadProblemNoteProps {
  readonly problem: UploadProblem;
  readonly onDismiss: () => void;
}

/** Stays on the upload card until dismissed: a toast would be gone before a player on a court has looked. */
export function UploadProblemNote({ problem, onDismiss }: UploadProblemNoteProps) {
  return (
    <div
      role="alert"
      className="mt-4 flex items-start gap-2 rounded-control border border-edge/60 bg-sunken p-3 text-start text-sm"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-missed" />
      <div className="min-w-0 flex-1 pt-0.5">
        <p className="font-bold">{problem.title}</p>
        <p className="font-semibold">{problem.description}</p>
        {problem.next !== undefined && <p className="mt-1 text-muted">{problem.next}</p>}
      </div>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('Dismiss')}
        className="-m-2"
        onClick={onDismiss}
      >
        <X aria-hidden />
      </Button>
    </div>
  );
}
