import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Button } from '../../components/ui/button.tsx';

/** Link to the teams from a team page that does not exist or is not accessible. */
export const ToTeams = () => (
  <Button asChild variant="secondary">
    <Link to="/teams">{t('Back to Teams')}</Link>
  </Button>
);
