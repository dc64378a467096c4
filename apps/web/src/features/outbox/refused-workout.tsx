import { t } from '@hooplog/language';
import { useState } from 'react';
import { AskFirst } from '../../components/ui/ask-first.tsx';
import { Button } from '../../components/ui/button.tsx';
import { WhenDialog } from '../../components/workouts/lazy-when-dialog.ts';
import { saveFile } from '../../lib/device/save-file.ts';
import { formatDay } from '../../lib/format/dates.ts';
import { exportWaiting } from '../../lib/outbox/export-waiting.ts';
import {
  factsOf,
  moveInOutbox,
  removeFromOutbox,
  type WaitingWorkout,
} from '../../lib/outbox/outbox.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { type OwnMoment, ownMoment } from '../../lib/time/own-calendar.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { useRefusal } from './use-refusal.ts';

interface RefusedProps {
  readonly userId: string;
  readonly entry: WaitingWorkout;
  /** The workout is to be sent again. */
  readonly onChanged: () => void;
}

async function download(entry: WaitingWorkout, timeZone: string): Promise<void> {
  const file = new Blob([await exportWaiting(entry, timeZone)], { type: 'text/csv' });
  saveFile(file, 'hooplog-workout.csv');
}

/** A workout that the server rejected: change its date, download it as a file, or discard it. */
export function RefusedWorkout({ userId, entry, onChanged }: RefusedProps) {
  const timeZone = useTimeZone();
  const reason = useRefusal(entry);
  const { at, totalShots } = factsOf(entry);
  const [open, setOpen] = useState<'edit' | 'discard' | null>(null);
  const close = () => {
    setOpen(null);
  };
  const move = (moment: OwnMoment) => {
    moveInOutbox(userId, entry.key, moment);
    onChanged();
  };
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p>
        {t('{day}, {shots, plural, one {# shot} other {# shots}}: {reason}', {
          day: formatDay(at, timeZone),
          shots: totalShots,
          reason,
        })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() => {
            move(ownMoment(serverNow(), timeZone));
          }}
        >
          {t('Save under today’s date')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            setOpen('edit');
          }}
        >
          {t('Change date')}
        </Button>
        <Button variant="secondary" onClick={() => void download(entry, timeZone)}>
          {t('Export')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setOpen('discard');
          }}
        >
          {t('Discard')}
        </Button>
      </div>
      {open === 'edit' && (
        <WhenDialog
          title={t('When was this workout?')}
          submitLabel={t('Save Workout')}
          moment={ownMoment(new Date(at), timeZone)}
          timeZone={timeZone}
          onChange={move}
          onClose={close}
        />
      )}
      {open === 'discard' && (
        <AskFirst
          question={t('Discard this workout?')}
          deed={t('Discard')}
          pending={false}
          onConfirm={() => {
            removeFromOutbox(userId, entry.key);
          }}
          onClose={close}
        >
          {t(
            'Its {shots, plural, one {# shot} other {# shots}} are only on this device. They will be lost.',
            { shots: totalShots },
          )}
        </AskFirst>
      )}
    </div>
  );
}
