import { t } from '@hooplog/language';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';

interface UnusedMinutesProps {
  readonly minutes: number;
  readonly onUse: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asks before a workout is saved without its measured minutes. */
export function UnusedMinutes({ minutes, onUse, onLeave, onClose }: UnusedMinutesProps) {
  return (
    <Dialog
      open
      title={t('The stopwatch says {minutes, plural, one {# minute} other {# minutes}}', {
        minutes,
      })}
      onClose={onClose}
    >
      <p>{t('They are not in your workout yet.')}</p>
      <div className="mt-5 grid gap-2">
        <Button size="lg" onClick={onUse}>
          {t('Save with {minutes, plural, one {# minute} other {# minutes}}', { minutes })}
        </Button>
        <Button size="lg" variant="secondary" onClick={onLeave}>
          {t('Save as typed')}
        </Button>
      </div>
    </Dialog>
  );
}
