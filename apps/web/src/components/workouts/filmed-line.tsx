import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { formatWorkoutMoment } from '../../lib/format/dates.ts';
import { momentOf, type OwnMoment, whenOf } from '../../lib/time/own-calendar.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { WhenFields } from './when-fields.tsx';

interface FilmedLineProps {
  readonly moment: { readonly workoutDate: string; readonly localDay: string };
  readonly timeZone: string;
  readonly isPending?: boolean;
  readonly onChange: (moment: OwnMoment) => void;
}

/** When a film was taken, seen before its workout is saved, and changed where it is wrong. */
export function FilmedLine({ moment, timeZone, isPending = false, onChange }: FilmedLineProps) {
  const [when, setWhen] = useState<ReturnType<typeof whenOf> | null>(null);
  const close = () => {
    setWhen(null);
  };
  const shown = formatWorkoutMoment({ ...moment, timeZone }, timeZone);
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
      <p className="flex min-w-0 items-center gap-2">
        <CalendarClock aria-hidden className="size-4 shrink-0" />
        {`Filmed ${shown}`}
      </p>
      <Button
        variant="quiet"
        className="-mx-4"
        pending={isPending}
        onClick={() => {
          setWhen(whenOf(moment, timeZone));
        }}
      >
        Change date
      </Button>
      {when !== null && (
        <Dialog open title="When was this filmed?" onClose={close}>
          <form
            className="space-y-4"
            onSubmit={(event) => {
              event.preventDefault();
              const changed = momentOf(when, timeZone);
              if (changed !== null) onChange(changed);
              close();
            }}
          >
            <WhenFields when={when} timeZone={timeZone} onChange={setWhen} />
            <Button type="submit" className="w-full">
              Use this date
            </Button>
          </form>
        </Dialog>
      )}
    </div>
  );
}
