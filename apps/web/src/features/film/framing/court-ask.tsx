import { t } from '@hooplog/language';
import { Check, MapPinned, Move } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import type { ProposedCourt } from './proposed-court.ts';

interface CourtAskProps {
  /** The lines drawn over the picture, to be confirmed; null if none are known. */
  readonly proposed: ProposedCourt | null;
  readonly onYes: (court: ProposedCourt) => void;
  readonly onMark: () => void;
}

/** Asks whether the drawn lines match the court, or offers to mark them if none are known. Answering is optional. */
export function CourtAsk({ proposed, onYes, onMark }: CourtAskProps) {
  if (proposed === null) {
    return (
      <Button variant="secondary" onClick={onMark}>
        <MapPinned aria-hidden /> {t('Mark the court lines')}
      </Button>
    );
  }
  return (
    <div role="group" aria-labelledby="these-lines" className="flex items-center gap-2">
      <p id="these-lines" className="min-w-0 flex-1 text-sm leading-tight font-semibold">
        {t('Do these lines match the court?')}
      </p>
      <Button
        onClick={() => {
          onYes(proposed);
        }}
      >
        <Check aria-hidden /> {t('Yes')}
      </Button>
      <Button variant="secondary" className="px-3" onClick={onMark}>
        <Move aria-hidden /> <span className="landscape:sr-only">{t('Move them')}</span>
      </Button>
    </div>
  );
}
