import { t } from '@hooplog/language';
import { Hand } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { handChoice } from '../../../lib/theme/stored-choice.ts';
import { useChoice } from '../../../lib/theme/use-choice.ts';

/** Sets the hand that holds the phone; stored on the device. */
export function HandButton() {
  const [hand, chooseHand] = useChoice(handChoice);
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={t('Left-handed')}
      aria-pressed={hand === 'left'}
      className="aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
      onClick={() => {
        chooseHand(hand === 'left' ? 'right' : 'left');
      }}
    >
      <Hand aria-hidden className={cn(hand === 'right' && '-scale-x-100')} />
    </Button>
  );
}
