import { serverNow } from '../../lib/time/server-clock.ts';
import { ownMoment, type When } from '../../lib/time/own-calendar.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

interface WhenFieldsProps {
  readonly when: When;
  /** By whose clock the time is. */
  readonly timeZone: string;
  readonly onChange: (when: When) => void;
}

/** The day and the time of a workout. */
export function WhenFields({ when, timeZone, onChange }: WhenFieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
      <Field label="Date">
        {(control) => (
          <Input
            {...control}
            type="date"
            required
            max={ownMoment(serverNow(), timeZone).localDay}
            value={when.day}
            onChange={(event) => {
              onChange({ ...when, day: event.target.value });
            }}
          />
        )}
      </Field>
      <Field label="Time">
        {(control) => (
          <Input
            {...control}
            type="time"
            required
            value={when.time}
            onChange={(event) => {
              onChange({ ...when, time: event.target.value });
            }}
          />
        )}
      </Field>
    </div>
  );
}
