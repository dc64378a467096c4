import { t } from '@hooplog/language';
import { Ban, Circle, Undo2, X } from 'lucide-react';
import { useCallOrder } from '../../components/calls/use-call-order.ts';
import { cn } from '../../components/ui/cn.ts';
import { CALL_KEYS } from '../../lib/shortcuts/key-press.ts';
import type { Outcome } from '../../lib/shot-log/logged-shot.ts';
import type { ReviewCommand } from './review-keys.ts';

interface CallButtonsProps {
  readonly canCall: boolean;
  /** The current call of the shot. */
  readonly outcome: Outcome | null;
  /** Description of the last step; null when there is nothing to undo. */
  readonly lastStep: string | null;
  readonly onCommand: (command: ReviewCommand) => void;
}

const CALLS = [
  {
    command: 'made',
    label: t('Made'),
    keys: CALL_KEYS.made,
    Icon: Circle,
    colour: 'fill-current text-made',
  },
  { command: 'missed', label: t('Missed'), keys: CALL_KEYS.missed, Icon: X, colour: 'text-missed' },
  { command: 'not_a_shot', label: t('Not a shot'), keys: 'N', Icon: Ban, colour: 'text-muted' },
  { command: 'undo', label: t('Undo'), keys: CALL_KEYS.undo, Icon: Undo2, colour: 'text-muted' },
] as const;

/** The four calls as thumb-sized buttons; each has a keyboard shortcut too. */
export function CallButtons({ canCall, outcome, lastStep, onCommand }: CallButtonsProps) {
  return (
    <div
      role="group"
      aria-label={t('Call this shot')}
      className="grid grid-cols-4 gap-2 max-2xs:gap-1"
    >
      {useCallOrder(CALLS).map(({ command, label, keys, Icon, colour }) => (
        <button
          key={command}
          type="button"
          aria-keyshortcuts={keys}
          aria-pressed={
            command === 'made' || command === 'missed' ? command === outcome : undefined
          }
          aria-description={command === 'undo' && lastStep !== null ? lastStep : undefined}
          disabled={command === 'undo' ? lastStep === null : !canCall}
          onClick={() => {
            onCommand(command);
          }}
          className={cn(
            'flex min-h-15 flex-col items-center justify-center gap-0.5 rounded-control border border-edge/60 bg-card px-1 text-sm font-semibold whitespace-nowrap transition-[background-color,border-color,transform] duration-150 select-none hover:border-edge hover:bg-sunken active:scale-[0.97] disabled:opacity-50 max-2xs:text-xs md:flex-row md:gap-2 md:text-base short:flex-col short:gap-0.5 short:text-sm',
            command === 'made' && 'aria-pressed:border-made aria-pressed:bg-made-soft',
            command === 'missed' && 'aria-pressed:border-missed aria-pressed:bg-missed-soft',
          )}
        >
          <Icon aria-hidden className={cn('size-5.5', colour)} strokeWidth={2.75} />
          {label}
          <kbd
            aria-hidden
            className="hidden rounded border border-current/30 px-1 font-sans text-xs font-medium text-muted md:inline short:hidden"
          >
            {keys}
          </kbd>
        </button>
      ))}
    </div>
  );
}
