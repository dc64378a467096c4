import { t } from '@hooplog/language';
import { Switch } from '../ui/switch.tsx';
import { paletteChoice } from '../../lib/theme/stored-choice.ts';
import { useChoice } from '../../lib/theme/use-choice.ts';

/** Turns on accuracy colours that are safe for colour-blind users, on every court of this browser. */
export function PaletteSwitch() {
  const [palette, choose] = useChoice(paletteChoice);
  return (
    <Switch
      label={t('Colour-blind friendly')}
      checked={palette === 'safe'}
      onChange={(event) => {
        choose(event.target.checked ? 'safe' : 'usual');
      }}
    />
  );
}
