import { t } from '@hooplog/language';
import { Settings } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import type { Filming } from '../use-filming.ts';

/** Settings that are chosen once and need an explanation, behind a button in the corner of the picture. */
export function MoreSettings({ filming }: { readonly filming: Filming }) {
  const [isOpen, setIsOpen] = useState(false);
  const { settings, choose, voice } = filming;
  return (
    <>
      <Button
        variant="secondary"
        size="icon"
        aria-label={t('Film settings')}
        onClick={() => {
          setIsOpen(true);
        }}
        className="absolute end-3 top-3 rounded-full"
      >
        <Settings aria-hidden />
      </Button>
      <Dialog
        open={isOpen}
        title={t('Film settings')}
        onClose={() => {
          setIsOpen(false);
        }}
      >
        {voice !== null && (
          <div className="mb-4">
            <Switch
              label={t('Start by voice')}
              checked={voice.isOn}
              onChange={({ target }) => {
                voice.turn(target.checked);
              }}
            />
            <p className="text-sm text-muted">
              {t(
                'Say “start” or “go” to begin and to go on, “pause” or “stop” to pause. Some browsers send what the microphone hears to their maker. It is off again next time.',
              )}
            </p>
          </div>
        )}
        <Switch
          label={t('Send the clips of my shots to the server')}
          checked={settings.sendsClips}
          onChange={({ target }) => {
            choose({ ...settings, sendsClips: target.checked });
          }}
        />
        <p className="text-sm text-muted">
          {t(
            'Then you can watch your shots on your other devices, too: a few seconds around each shot, without sound. Only you can see them, and they go when you delete the workout. When this is off, pictures never leave this device.',
          )}
        </p>
      </Dialog>
    </>
  );
}
