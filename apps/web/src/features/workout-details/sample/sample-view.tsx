import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Camera, CirclePlus } from 'lucide-react';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ShotCards } from '../shot-cards.tsx';
import { WorkoutBody } from '../workout-body.tsx';
import { sampleWorkout } from './sample-workout.ts';

const WORKOUT = sampleWorkout();

/** A sample workout, for players without one of their own. */
export function SampleView() {
  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading
        description={t('An example, not yours: nothing here counts toward your numbers.')}
      >
        {t('Sample workout')}
      </PageHeading>
      <ShotCards workout={WORKOUT} />
      <WorkoutBody workout={WORKOUT} startSeconds={null} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Button asChild size="lg">
          <Link to="/film">
            <Camera aria-hidden /> {t('Film & count live')}
          </Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link to="/upload" search={{ tracking: true }}>
            <CirclePlus aria-hidden /> {t('Count by hand')}
          </Link>
        </Button>
      </div>
    </div>
  );
}
