import { t } from '@hooplog/language';
import { Volume2, VolumeX } from 'lucide-react';
import { useRef } from 'react';
import type { Feedback } from '../../lib/feedback/use-feedback.ts';
import { Button } from '../ui/button.tsx';

interface SoundButtonProps {
  readonly feedback: Pick<Feedback, 'settings' | 'choose'>;
  readonly variant: 'quiet' | 'secondary';
  readonly className?: string;
}

/** Mutes with one tap, and restores the previous sound with the next. */
export function SoundButton({ feedback, variant, className }: SoundButtonProps) {
  const { settings, choose } = feedback;
  const isOn = settings.sound !== 'off';
  const beforeRef = useRef(isOn ? settings.sound : 'tones');
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <Button
      variant={variant}
      size="icon"
      aria-label={t('Sound after a shot')}
      aria-pressed={isOn}
      {...(className !== undefined && { className })}
      onClick={() => {
        if (isOn) beforeRef.current = settings.sound;
        choose({ ...settings, sound: isOn ? 'off' : beforeRef.current });
      }}
    >
      <Icon aria-hidden />
    </Button>
  );
}
