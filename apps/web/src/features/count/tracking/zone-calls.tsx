import { zoneDisplayName, type ZoneId } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { KeyHint } from './key-hint.tsx';
import { useCallOrder } from '../../../components/calls/use-call-order.ts';
import { cn } from '../../../components/ui/cn.ts';
import { OutcomeSign } from '../../../components/ui/outcome-sign.tsx';
import { CALL_KEYS } from '../../../lib/shortcuts/key-press.ts';
import type { Outcome } from '../../../lib/shot-log/logged-shot.ts';

interface ZoneCallsProps {
  readonly zone: ZoneId | null;
  readonly onCall: (outcome: Outcome) => void;
  /** Layout of the two buttons. */
  readonly className?: string;
}

const LOOKS = {
  made: { label: t('Made'), look: 'border-made bg-made-soft' },
  missed: { label: t('Missed'), look: 'border-missed bg-missed-soft' },
} as const;

const OUTCOMES: readonly Outcome[] = ['made', 'missed'];

/** Two thumb-sized buttons for make and miss. A shot counts even without a zone. */
export function ZoneCalls({ zone, onCall, className }: ZoneCallsProps) {
  return (
    <div
      role="group"
      aria-label={
        zone === null
          ? t('Shot from: no zone')
          : t('Shot from: {zone}', { zone: zoneDisplayName(zone) })
      }
      className={cn('flex gap-2', className)}
    >
      {useCallOrder(OUTCOMES).map((outcome) => {
        const { label, look } = LOOKS[outcome];
        return (
          <button
            key={outcome}
            type="button"
            aria-keyshortcuts={CALL_KEYS[outcome]}
            onClick={() => {
              onCall(outcome);
            }}
            className={cn(
              'flex min-h-16 flex-1 touch-manipulation items-center justify-center gap-2 rounded-card border text-xl font-bold select-none active:scale-[0.98]',
              look,
            )}
          >
            <OutcomeSign outcome={outcome} />
            {label}
            <KeyHint of={outcome} />
          </button>
        );
      })}
    </div>
  );
}
