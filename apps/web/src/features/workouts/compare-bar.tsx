import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Button } from '../../components/ui/button.tsx';

interface CompareBarProps {
  readonly chosen: readonly string[];
  readonly onClear: () => void;
}

/** Within reach of the thumb: how many are selected for comparison, and the button to compare them. */
export function CompareBar({ chosen: [a, b], onClear }: CompareBarProps) {
  if (a === undefined) return null;
  return (
    <div
      role="status"
      className="sticky bottom-[calc(var(--foot-height)+0.75rem)] z-20 flex items-center justify-between gap-3 rounded-card border border-line bg-card p-3 shadow-lg"
    >
      <p className="text-sm font-semibold">
        {b === undefined ? t('Choose another workout.') : t('Two workouts chosen.')}
      </p>
      <p className="flex gap-2">
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t('Clear')}
        </Button>
        {b !== undefined && (
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
