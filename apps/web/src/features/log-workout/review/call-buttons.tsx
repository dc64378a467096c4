import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import type { ReviewCommand } from './review-keys.ts';

interface CallButtonsProps {
  readonly canCall: boolean;
  readonly canUndo: boolean;
  readonly onCommand: (command: ReviewCommand) => void;
}

function Key({ children }: { readonly children: ReactNode }) {
  return (
    <kbd aria-hidden className="hidden rounded border border-current/30 px-1 text-xs md:inline">
      {children}
    </kbd>
  );
}

/** The four calls, as large as thumbs; the keys do the same. */
export function CallButtons({ canCall, canUndo, onCommand }: CallButtonsProps) {
  const calls = [
    { command: 'made', label: 'Made', keyName: 'M', sign: <span className="text-made">●</span> },
    {
      command: 'missed',
      label: 'Missed',
      keyName: 'X',
      sign: <span className="text-missed">✕</span>,
    },
    { command: 'not_a_shot', label: 'Not a shot', keyName: 'N', sign: null },
  ] as const;
  return (
    <div role="group" aria-label="Call this shot" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {calls.map(({ command, label, keyName, sign }) => (
        <Button
          key={command}
          variant="secondary"
          aria-keyshortcuts={keyName}
          disabled={!canCall}
          className="min-h-13"
          onClick={() => {
            onCommand(command);
          }}
        >
          {sign !== null && <span aria-hidden>{sign}</span>}
          {label} <Key>{keyName}</Key>
        </Button>
      ))}
      <Button
        variant="secondary"
        aria-keyshortcuts="Z"
        disabled={!canUndo}
        className="min-h-13"
        onClick={() => {
          onCommand('undo');
        }}
      >
        <Undo2 aria-hidden /> Undo <Key>Z</Key>
      </Button>
    </div>
  );
}
