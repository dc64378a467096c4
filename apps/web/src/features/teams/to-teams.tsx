import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Button } from '../../components/ui/button.tsx';

/** From a page of a team that is not there, or not for this player. */
export const ToTeams = () => (
  <Button asChild variant="secondary">
    <Link to="/teams">{t('Back to Teams')}</Link>
  </Button>
);
