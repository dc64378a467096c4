import { t } from '@hooplog/language';
import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import type { Feedback } from '../../lib/feedback/use-feedback.ts';
import { Button } from '../ui/button.tsx';

interface SoundButtonProps {
  readonly feedback: Pick<Feedback, 'settings' | 'choose'>;
  readonly variant: 'quiet' | 'secondary';
  readonly className?: string;
}

/** What is heard after a shot, on and off by one tap. */
export function SoundButton({ feedback, variant, className }: SoundButtonProps) {
  const { settings, choose } = feedback;
  const isSilent = settings.sound === 'off';
  // What it was before comes back when the sound is turned on again.
  const [heard] = useState(isSilent ? 'tones' : settings.sound);
  const Icon = isSilent ? VolumeX : Volume2;
  return (
    <Button
      variant={variant}
      size="icon"
      aria-label={isSilent ? t('Turn the sound on') : t('Turn the sound off')}
      className={className}
      onClick={() => {
        choose({ ...settings, sound: isSilent ? heard : 'off' });
      }}
    >
      <Icon aria-hidden />
    </Button>
  );
}
