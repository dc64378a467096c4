import { Undo2 } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';

interface LastEntryProps {
  /** "Made · Zone 5 - Free Throw"; null before the first. */
  readonly words: string | null;
  readonly onUndo: () => void;
}

/** What was counted last, with the way back. */
export function LastEntry({ words, onUndo }: LastEntryProps) {
  return (
    <div className="mt-3 flex min-h-11 items-center justify-between gap-3 rounded-control bg-sunken py-1 pr-1 pl-3 text-sm">
      <p role="status" aria-label="Last entry" className="min-w-0 truncate">
        {words === null ? (
          <span className="text-muted">Nothing counted yet</span>
        ) : (
          <>
            <span className="text-muted">Last:</span> {words}
          </>
        )}
      </p>
      <Button variant="quiet" size="sm" disabled={words === null} onClick={onUndo}>
        <Undo2 aria-hidden /> Undo last entry
      </Button>
    </div>
  );
}
