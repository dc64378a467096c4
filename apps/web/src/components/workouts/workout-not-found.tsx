import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';

interface WorkoutNotFoundProps {
  /** A retry, if the connection may have caused it. */
  readonly onRetry?: (() => void) | undefined;
  /** Left out if the page has its own heading. */
  readonly isPage?: boolean;
}

/** The workout does not exist, is not this player's, or could not be loaded. */
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
