import { getRouteApi, Link } from '@tanstack/react-router';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { ShareWorkout } from '../../components/share/share-workout.tsx';
import { Button } from '../../components/ui/button.tsx';

const route = getRouteApi('/guarded/workout/$id/finish');

/** What comes after a workout is saved. */
export function FinishPage() {
  const { id } = route.useParams();
  return (
    <div className="space-y-5">
      <PageHeading>Your workout is saved.</PageHeading>
      <div className="flex gap-2">
        <ShareWorkout workoutId={id} />
        <Button asChild variant="secondary" size="sm">
          <Link to="/workout/$id" params={{ id }}>
            View Details
          </Link>
        </Button>
      </div>
    </div>
  );
}
