import { t } from '@hooplog/language';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { HELP_KEY, type KeyPress, type Shortcut } from '../../lib/shortcuts/key-press.ts';
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts';
import { shortcutsChoice } from '../../lib/theme/stored-choice.ts';
import { useChoice } from '../../lib/theme/use-choice.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/switch.tsx';

const asksForHelp = ({ key, focused }: KeyPress): true | null =>
  key === HELP_KEY && !['INPUT', 'TEXTAREA', 'SELECT'].includes(focused) ? true : null;

interface KeyHelpProps {
  readonly shortcuts: readonly Shortcut[];
  /** Whether it is part of a dialog, whose head has little space. */
  readonly inDialog?: boolean;
}

/**
 * A help for the keys, and the switch that turns single keys off. Hidden on small screens, which have no space for the
 * button.
 */
export function KeyHelp({ shortcuts, inDialog = false }: KeyHelpProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [choice, choose] = useChoice(shortcutsChoice);
  useShortcuts(
    asksForHelp,
    () => {
      setIsOpen(true);
    },
    inDialog,
  );
  return (
    <>
      <span className="hidden lg:contents">
        <Button
          variant="quiet"
          size="sm"
          aria-keyshortcuts={HELP_KEY}
          onClick={() => {
            setIsOpen(true);
          }}
        >
          <Keyboard aria-hidden />{' '}
          <span className={cn(inDialog && 'sr-only')}>{t('Keyboard')}</span>
          <kbd aria-hidden className="rounded border border-current/30 px-1 font-sans text-xs">
            {HELP_KEY}
          </kbd>
        </Button>
      </span>
      <Dialog
        open={isOpen}
        title={t('Keyboard')}
        onClose={() => {
          setIsOpen(false);
        }}
      >
        <dl className="mb-4 space-y-2">
          {shortcuts.map(({ shown, does }) => (
            <div key={shown} className="flex items-baseline gap-3">
              <dt className="w-28 shrink-0">
                <kbd className="rounded border border-line bg-sunken px-1.5 font-sans font-semibold whitespace-nowrap">
                  {shown}
                </kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label={t('Single keys are shortcuts')}
          checked={choice === 'on'}
          onChange={({ target }) => {
            choose(target.checked ? 'on' : 'off');
          }}
        />
      </Dialog>
    </>
  );
}
