import { Link } from '@tanstack/react-router';
import { Hammer } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';

/** Says in plain words that a screen of the navigation does not exist yet. See `app/not-built-yet.ts`. */
export function NotBuiltYetPage() {
  const title = usePageTitle();
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        className="py-20"
        icon={<Hammer />}
        title={`${title} is not there yet`}
        text="We are still building this screen. Your workouts are saved, and it will fill itself from them."
        action={
          <Button asChild variant="secondary">
            <Link to="/">Back to the dashboard</Link>
          </Button>
        }
      />
    </>
  );
}
