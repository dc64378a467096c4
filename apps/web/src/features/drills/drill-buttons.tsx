import type { Drill } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Play, Video } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../components/ui/cn.ts';

interface DrillButtonsProps {
  readonly drill: Drill;
  /** In a list both buttons are icons above the card's link; a phone shows only Start. */
  readonly inList?: boolean;
}

/** Starts a drill, counted by hand or filmed. */
export function DrillButtons({ drill: { key, name }, inList = false }: DrillButtonsProps) {
  const size = inList ? 'icon' : 'md';
  return (
    <div className={cn('flex gap-2', inList && 'relative')}>
      <Button asChild size={size} variant="secondary" className={inList ? 'max-lg:hidden' : 'grow'}>
        <Link to="/film" search={{ drill: key }} aria-label={t('Film {drill}', { drill: name })}>
          <Video aria-hidden /> {!inList && t('Film')}
        </Link>
      </Button>
      <Button
        asChild
        size={size}
        // As one of many buttons it is not the primary action.
        className={cn(
          inList ? 'bg-accent-soft text-accent-text hover:bg-accent hover:text-accent-ink' : 'grow',
        )}
      >
        <Link
          to="/upload"
          search={{ tracking: true, drill: key }}
          aria-label={t('Start {drill}', { drill: name })}
        >
          <Play aria-hidden /> {!inList && t('Start')}
        </Link>
      </Button>
    </div>
  );
}
