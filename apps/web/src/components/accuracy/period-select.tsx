import { HEAT_MAP_PERIODS, type HeatMapPeriod } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Select } from '../ui/select.tsx';

interface PeriodSelectProps {
  readonly period: HeatMapPeriod;
  readonly onChange: (period: HeatMapPeriod) => void;
  readonly className?: string;
}

/** Selects the period from which shots count. */
export function PeriodSelect({ period, onChange, className = 'w-40' }: PeriodSelectProps) {
  return (
    <Select
      aria-label={t('Period')}
      className={className}
      value={period}
      onChange={(event) => {
        const chosen = HEAT_MAP_PERIODS.find(({ id }) => id === event.target.value);
        if (chosen !== undefined) onChange(chosen.id);
      }}
    >
      {HEAT_MAP_PERIODS.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Select>
  );
}
