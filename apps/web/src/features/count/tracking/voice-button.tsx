import { t } from '@hooplog/language';
import { Mic, MicOff } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import type { Counting } from './use-counting.ts';
import { useVoice } from './use-voice.ts';

/** Switches counting by voice on and off; nothing if the browser has no speech recognition. */
export function VoiceButton({ counting }: { readonly counting: Counting }) {
  const voice = useVoice((call) => {
    if (call === 'undo') counting.undo();
    else counting.call(call);
  });
  if (voice === null) return null;
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={t('Count by voice')}
      aria-pressed={voice.isOn}
      className="aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
      onClick={voice.toggle}
    >
      {voice.isOn ? <Mic aria-hidden /> : <MicOff aria-hidden />}
    </Button>
  );
}
