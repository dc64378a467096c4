import { Keyboard } from 'lucide-react';
import { Switch } from '../../components/ui/switch.tsx';
import { shortcutsChoice } from '../../lib/theme/stored-choice.ts';
import { useChoice } from '../../lib/theme/use-choice.ts';
import { SHORTCUTS } from './review-keys.ts';

/** What the keys do, and the switch that turns single keys off. */
export function KeyHelp() {
  const [choice, choose] = useChoice(shortcutsChoice);
  return (
    <details open className="hidden text-sm md:block">
      <summary className="inline-flex min-h-9 items-center gap-2 rounded-control px-1 font-semibold text-muted hover:text-ink">
        <Keyboard aria-hidden className="size-4" /> Keyboard
      </summary>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-1.5 lg:grid-cols-3">
        {SHORTCUTS.map(({ command, shown, does }) => (
          <div key={command} className="flex items-baseline gap-2">
            <dt className="shrink-0">
              <kbd className="rounded border border-line bg-sunken px-1.5 font-sans font-semibold whitespace-nowrap">
                {shown}
              </kbd>
            </dt>
            <dd className="text-muted">{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Single keys are shortcuts"
        checked={choice === 'on'}
        onChange={({ target }) => {
          choose(target.checked ? 'on' : 'off');
        }}
      />
    </details>
  );
}
