import type { Drill } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Play, Video } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';

/** The ways into a drill: it is filmed, or counted by hand. */
export function DrillButtons({ drill: { key, name } }: { readonly drill: Drill }) {
  return (
    <div className="ms-auto flex gap-2">
      <Button asChild size="sm" variant="secondary">
        <Link to="/film" search={{ drill: key }} aria-label={t('Film {drill}', { drill: name })}>
          <Video aria-hidden /> {t('Film')}
        </Link>
      </Button>
      <Button asChild size="sm">
        <Link
          to="/upload"
          search={{ tracking: true, drill: key }}
          aria-label={t('Start {drill}', { drill: name })}
        >
          <Play aria-hidden /> {t('Start')}
        </Link>
      </Button>
    </div>
  );
}
