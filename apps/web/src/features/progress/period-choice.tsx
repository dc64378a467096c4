import type { LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Select } from '../../components/ui/select.tsx';
import { type Asked, daysOfPeriod, PERIODS, periodId } from './progress-search.ts';

interface PeriodChoiceProps {
  readonly asked: Asked;
  readonly today: LocalDay;
  readonly onAsk: (asked: Asked) => void;
}

/** First and last day of a custom period. An empty field sends no request. */
function CustomPeriod({ asked, today, onAsk }: PeriodChoiceProps) {
  const last = asked.to ?? today;
  return (
    <>
      <Field label={t('From')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            max={last}
            value={asked.from ?? ''}
            onChange={({ target }) => {
              if (target.value !== '') onAsk({ ...asked, from: target.value as LocalDay });
            }}
          />
        )}
      </Field>
      <Field label={t('To')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={asked.from}
            max={today}
            value={last}
            onChange={({ target }) => {
              if (target.value !== '') onAsk({ ...asked, to: target.value as LocalDay });
            }}
          />
        )}
      </Field>
    </>
  );
}

/** Chooses the period of the charts. */
export function PeriodChoice(props: PeriodChoiceProps) {
  const { asked, today, onAsk } = props;
  const chosen = periodId(asked, today);
  return (
    <div className="grid max-w-140 grid-cols-2 gap-3 sm:grid-cols-3">
      <Field label={t('Period')} className="max-sm:col-span-2">
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={({ target }) => {
              const id = PERIODS.find((period) => period.id === target.value)?.id ?? 'custom';
              onAsk({ ...asked, ...daysOfPeriod(id, asked, today) });
            }}
          >
            {PERIODS.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
            <option value="custom">{t('Chosen days')}</option>
          </Select>
        )}
      </Field>
      {chosen === 'custom' && <CustomPeriod {...props} />}
    </div>
  );
}
