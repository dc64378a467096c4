import { t } from '@hooplog/language';
import type { Form } from '../../lib/forms/use-form.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { ownMoment, type When } from '../../lib/time/own-calendar.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

const todayIn = (timeZone: string) => ownMoment(serverNow(), timeZone).localDay;

/** The schema of these fields, for `useForm`. */
export const loadWhenSchema = async (timeZone: string) =>
  (await import('./when-schema.ts')).whenSchema(todayIn(timeZone));

interface WhenFieldsProps {
  readonly form: Pick<Form<When>, 'errors' | 'text'>;
  /** The zone of the time. */
  readonly timeZone: string;
}

/** The day and the time of a workout. */
export function WhenFields({ form: { errors, text }, timeZone }: WhenFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t('Date')} error={errors.get('day')}>
        {(control) => <Input {...control} {...text('day')} type="date" max={todayIn(timeZone)} />}
      </Field>
      <Field label={t('Time')} error={errors.get('time')}>
        {(control) => <Input {...control} {...text('time')} type="time" />}
      </Field>
    </div>
  );
}
