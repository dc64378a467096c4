import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';

/** A link to the list of drills. */
export function DrillsLink() {
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to="/drills">{t('Drills')}</Link>
    </Button>
  );
}
