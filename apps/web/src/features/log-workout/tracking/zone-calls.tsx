import { zoneDisplayName, type ZoneId } from '@hooplog/domain';
import { Button } from '../../../components/ui/button.tsx';
import type { Outcome } from '../shot-log/logged-shot.ts';

interface ZoneCallsProps {
  readonly zone: ZoneId | null;
  readonly onCall: (outcome: Outcome) => void;
}

/** How the shot from the picked zone went: two big buttons where the thumb is. */
export function ZoneCalls({ zone, onCall }: ZoneCallsProps) {
  const title = zone === null ? 'Pick a zone on the court' : zoneDisplayName(zone);
  return (
    <div role="group" aria-label={`Shot from: ${title}`} className="mt-3">
      <p role="status" className="mb-2 text-center font-semibold">
        {title}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {(['made', 'missed'] as const).map((outcome) => (
          <Button
            key={outcome}
            variant="secondary"
            size="lg"
            disabled={zone === null}
            onClick={() => {
              onCall(outcome);
            }}
          >
            <span aria-hidden className={outcome === 'made' ? 'text-made' : 'text-missed'}>
              {outcome === 'made' ? '●' : '✕'}
            </span>
            {outcome === 'made' ? 'Made' : 'Missed'}
          </Button>
        ))}
      </div>
    </div>
  );
}
