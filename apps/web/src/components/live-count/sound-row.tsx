import { t } from '@hooplog/language';
import { SOUNDS, type Sound } from '../../lib/feedback/settings.ts';
import type { Feedback } from '../../lib/feedback/use-feedback.ts';
import { ChoiceRow } from '../ui/choice-row.tsx';

const SOUND_NAMES: Readonly<Record<Sound, string>> = {
  voice: t('Voice'),
  tones: t('Tones'),
  off: t('Off', {}, 'no sound after a shot'),
};

/** Sound after a shot. */
export const SoundRow = ({ settings, choose }: Pick<Feedback, 'settings' | 'choose'>) => (
  <ChoiceRow
    label={t('After a shot')}
    choices={SOUNDS.map((value) => ({ value, name: SOUND_NAMES[value] }))}
    chosen={settings.sound}
    onChoose={(sound) => {
      choose({ ...settings, sound });
    }}
  />
);
