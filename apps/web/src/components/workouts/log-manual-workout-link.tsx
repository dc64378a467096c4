import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { Button } from '../ui/button.tsx';

/** A link to timed exercises, beside a page's heading. */
export function LogManualWorkoutLink() {
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to="/manual-workout">
        <ClipboardList aria-hidden /> {t('Log Manual Workout')}
      </Link>
    </Button>
  );
}
