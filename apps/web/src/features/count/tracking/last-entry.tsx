import { rich, t } from '@hooplog/language';
import { Undo2 } from 'lucide-react';
import type { Outcome } from '../../../lib/shot-log/logged-shot.ts';
import { LastCalls } from '../../../components/live-count/last-calls.tsx';
import { KeyHint } from './key-hint.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CALL_KEYS } from '../../../lib/shortcuts/key-press.ts';

interface LastEntryProps {
  /** "Made · Zone 5 - Free Throw"; null when there is nothing to undo. */
  readonly words: string | null;
  /** The outcomes of the shots so far, in order. */
  readonly outcomes: readonly Outcome[];
  readonly onUndo: () => void;
}

/** The last counted shot, with an undo button. */
export function LastEntry({ words, outcomes, onUndo }: LastEntryProps) {
  const total = outcomes.length;
  const nothing =
    total === 0
      ? t('Nothing counted yet')
      : t('{shots, plural, one {# shot} other {# shots}} so far', { shots: total });
  return (
    <div className="flex items-center gap-2 rounded-control bg-sunken ps-3 text-sm">
      {total > 0 && <LastCalls outcomes={outcomes} />}
      <p role="status" aria-label={t('Last entry')} className="min-w-0 grow truncate">
        {words ?? <span className="text-muted">{nothing}</span>}
      </p>
      <Button
        variant="quiet"
        className="px-3 text-sm"
        aria-keyshortcuts={CALL_KEYS.undo}
        disabled={words === null}
        onClick={onUndo}
      >
        <Undo2 aria-hidden />{' '}
        {rich('Undo <what>last entry</what>', {
          what: (text) => <span className="sr-only">{text}</span>,
        })}
        <KeyHint of="undo" />
      </Button>
    </div>
  );
}
