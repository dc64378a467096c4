import { t } from '@hooplog/language';
import { Music, Speech } from 'lucide-react';
import type { Feedback } from '../../lib/feedback/use-feedback.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';

interface SoundChoiceProps {
  readonly feedback: Pick<Feedback, 'settings' | 'choose'>;
  readonly className?: string;
}

const HEARD = [
  { sound: 'tones', label: t('Tones after a shot'), Icon: Music },
  { sound: 'voice', label: t('Voice after a shot'), Icon: Speech },
] as const;

/** What is heard after a shot: tones, the score, or nothing where neither is pressed. Each is one tap from the others. */
export function SoundChoice({ feedback, className }: SoundChoiceProps) {
  const { settings, choose } = feedback;
  return (
    <div className={cn('flex', className)}>
      {HEARD.map(({ sound, label, Icon }) => {
        const isChosen = settings.sound === sound;
        return (
          <Button
            key={sound}
            variant="secondary"
            size="icon"
            aria-label={label}
            aria-pressed={isChosen}
            className="aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
            onClick={() => {
              choose({ ...settings, sound: isChosen ? 'off' : sound });
            }}
          >
            <Icon aria-hidden />
          </Button>
        );
      })}
    </div>
  );
}
