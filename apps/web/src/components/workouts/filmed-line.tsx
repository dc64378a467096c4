import { t } from '@hooplog/language';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { formatWorkoutMoment } from '../../lib/format/dates.ts';
import type { OwnMoment } from '../../lib/time/own-calendar.ts';
import { Button } from '../ui/button.tsx';
import { WhenDialog } from './lazy-when-dialog.ts';

interface FilmedLineProps {
  readonly moment: { readonly workoutDate: string; readonly localDay: string };
  readonly timeZone: string;
  readonly isPending?: boolean;
  readonly onChange: (moment: OwnMoment) => void;
}

/** When a film was taken, shown and editable before its workout is saved. */
export function FilmedLine({ moment, timeZone, isPending = false, onChange }: FilmedLineProps) {
  const [isAsking, setIsAsking] = useState(false);
  const shown = formatWorkoutMoment({ ...moment, timeZone }, timeZone);
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
      <p className="flex min-w-0 items-center gap-2">
        <CalendarClock aria-hidden className="size-4 shrink-0" />
        {t('Filmed {shown}', { shown })}
      </p>
      <Button
        variant="quiet"
        className="-mx-4"
        pending={isPending}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {t('Change date')}
      </Button>
      {isAsking && (
        <WhenDialog
          title={t('When was this filmed?')}
          submitLabel={t('Use this date')}
          moment={moment}
          timeZone={timeZone}
          onChange={onChange}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </div>
  );
}
