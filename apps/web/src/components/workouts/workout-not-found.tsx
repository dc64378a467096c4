import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';

interface WorkoutNotFoundProps {
  /** Another try, where the fault may have been the connection's. */
  readonly onRetry?: (() => void) | undefined;
  /** Left out where the page has a heading of its own. */
  readonly isPage?: boolean;
}

/** The workout does not exist, is not this player's, or could not be fetched. */
export function WorkoutNotFound({ onRetry, isPage = true }: WorkoutNotFoundProps) {
  return (
    <Card>
      <EmptyState
        picture="search"
        title={isPage ? <PageTitle>{t('Workout not found')}</PageTitle> : t('Workout not found')}
        text={onRetry === undefined ? t('It may have been deleted.') : t('Failed to fetch workout')}
        action={
          <div className="flex gap-3">
            {onRetry !== undefined && <Button onClick={onRetry}>{t('Retry')}</Button>}
            <Button asChild variant="secondary">
              <Link to="/">{t('Back to the dashboard')}</Link>
            </Button>
          </div>
        }
      />
    </Card>
  );
}
