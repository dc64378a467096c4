import { t } from '@hooplog/language';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { themeChoice } from '../../lib/theme/stored-choice.ts';
import { useChoice } from '../../lib/theme/use-choice.ts';

const NEXT = {
  system: { choice: 'light', name: t('Theme: same as the system'), Icon: Monitor },
  light: { choice: 'dark', name: t('Theme: light'), Icon: Sun },
  dark: { choice: 'system', name: t('Theme: dark'), Icon: Moon },
} as const;

/** Cycles from the system's theme to light to dark. */
export function ThemeButton() {
  const [theme, choose] = useChoice(themeChoice);
  const { choice, name, Icon } = NEXT[theme];
  return (
    <Button
      variant="quiet"
      size="icon"
      title={name}
      aria-label={name}
      onClick={() => {
        choose(choice);
      }}
    >
      <Icon aria-hidden />
    </Button>
  );
}
