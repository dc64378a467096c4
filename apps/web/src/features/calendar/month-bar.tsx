import { addMonths, type Month } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { formatMonth } from '../../lib/format/dates.ts';

interface MonthBarProps {
  readonly month: Month;
  readonly currentMonth: Month;
  readonly onChange: (month: Month) => void;
}

/** The name of the month, with buttons to change it. */
export function MonthBar({ month, currentMonth, onChange }: MonthBarProps) {
  const step = (count: number) => () => {
    onChange(addMonths(month, count));
  };
  return (
    <div className="mb-3 flex items-center gap-1">
      <h2 aria-live="polite" className="min-w-0 flex-1 text-lg font-bold">
        {formatMonth(month)}
      </h2>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          onChange(currentMonth);
        }}
      >
        {t('Today')}
      </Button>
      <Button variant="quiet" size="icon" aria-label={t('Previous month')} onClick={step(-1)}>
        <ChevronLeft aria-hidden />
      </Button>
      <Button variant="quiet" size="icon" aria-label={t('Next month')} onClick={step(1)}>
        <ChevronRight aria-hidden />
      </Button>
    </div>
  );
}
