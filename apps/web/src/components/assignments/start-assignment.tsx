import type { Assignment } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Play, Video } from 'lucide-react';
import { Button } from '../ui/button.tsx';

/** The links that start an open assigned workout: shots are counted or filmed, minutes are measured. */
export function StartAssignment({ assignment }: { readonly assignment: Assignment }) {
  const { id, title, measure, progress } = assignment;
  const drill = assignment.drill?.key;
  if (progress[0]?.state !== 'open') return null;
  if (measure === 'minutes') {
    return (
      <Button asChild size="sm">
        <Link
          to="/manual-workout"
          search={{ assignment: id }}
          aria-label={t('Start: {title}', { title })}
        >
          <Play aria-hidden /> {t('Start')}
        </Link>
      </Button>
    );
  }
  return (
    <div className="flex gap-2">
      <Button asChild size="sm">
        <Link
          to="/upload"
          search={{ assignment: id, tracking: true, drill }}
          aria-label={t('Start: {title}', { title })}
        >
          <Play aria-hidden /> {t('Start')}
        </Link>
      </Button>
      <Button asChild size="sm" variant="secondary">
        <Link
          to="/film"
          search={{ assignment: id, drill }}
          aria-label={t('Film: {title}', { title })}
        >
          <Video aria-hidden /> {t('Film')}
        </Link>
      </Button>
    </div>
  );
}
