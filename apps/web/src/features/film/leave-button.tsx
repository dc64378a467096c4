import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';

/** Returns to the start page; in the corner of full-screen views. */
export function LeaveButton() {
  return (
    <Button asChild variant="secondary" size="icon" className="absolute start-3 top-3 rounded-full">
      <Link to="/" aria-label={t('Leave filming')}>
        <X aria-hidden />
      </Link>
    </Button>
  );
}
