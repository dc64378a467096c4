import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Button } from '../../components/ui/button.tsx';

interface CompareBarProps {
  readonly chosen: readonly string[];
  readonly onCancel: () => void;
}

/** Near the thumb: how many are chosen to be compared, and the way on. */
export function CompareBar({ chosen: [a, b], onCancel }: CompareBarProps) {
  const words =
    a === undefined
      ? t('Choose two workouts.')
      : b === undefined
        ? t('Choose another workout.')
        : t('Two workouts chosen.');
  return (
    <div className="sticky bottom-[calc(var(--foot-height)+0.75rem)] z-20 flex items-center justify-between gap-3 rounded-card border border-line bg-card p-3 shadow-lg">
      <p role="status" className="text-sm font-semibold">
        {words}
      </p>
      <p className="flex gap-2">
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        {a !== undefined && b !== undefined && (
          <Button asChild size="sm">
            <Link to="/workouts/compare" search={{ a, b }}>
              {t('Compare')}
            </Link>
          </Button>
        )}
      </p>
    </div>
  );
}
