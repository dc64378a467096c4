import { t } from '@hooplog/language';
import { Mic, Settings } from 'lucide-react';
import { useState } from 'react';
import { SoundButton } from '../../../components/live-count/sound-button.tsx';
import { SoundRow } from '../../../components/live-count/sound-row.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { handChoice } from '../../../lib/theme/stored-choice.ts';
import { useChoice } from '../../../lib/theme/use-choice.ts';
import type { Tracking } from './use-tracking.ts';
import { useVoice } from './use-voice.ts';

/** Settings and mute. While the microphone is on, a button to turn it off stays visible. */
export function CountSettings({ tracking }: { readonly tracking: Tracking }) {
  const { counting, feedback } = tracking;
  const [isOpen, setIsOpen] = useState(false);
  const [hand, chooseHand] = useChoice(handChoice);
  const voice = useVoice(counting);
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('Count settings')}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Settings aria-hidden />
      </Button>
      <SoundButton feedback={feedback} variant="quiet" />
      {voice?.isOn === true && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('Stop counting by voice')}
          className="bg-accent-soft text-accent-text"
          onClick={() => {
            voice.turn(false);
          }}
        >
          <Mic aria-hidden />
        </Button>
      )}
      <Dialog
        open={isOpen}
        title={t('Count settings')}
        onClose={() => {
          setIsOpen(false);
        }}
      >
        <SoundRow {...feedback} />
        <div className="mt-4">
          <Switch
            label={t('Left-handed')}
            checked={hand === 'left'}
            onChange={({ target }) => {
              chooseHand(target.checked ? 'left' : 'right');
            }}
          />
          <p className="text-sm text-muted">{t('Made is then under your left thumb.')}</p>
        </div>
        {voice !== null && (
          <div className="mt-4">
            <Switch
              label={t('Count by voice')}
              checked={voice.isOn}
              onChange={({ target }) => {
                voice.turn(target.checked);
              }}
            />
            <p className="text-sm text-muted">
              {t(
                'Say “made”, “missed” or “undo”. Some browsers send what the microphone hears to their maker.',
              )}
            </p>
          </div>
        )}
      </Dialog>
    </>
  );
}
