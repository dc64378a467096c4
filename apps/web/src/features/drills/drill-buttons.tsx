import type { Drill } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Play, Video } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../components/ui/cn.ts';

interface DrillButtonsProps {
  readonly drill: Drill;
  /** Small in a list, where starting is the only labelled button and filming an icon. */
  readonly size?: 'sm' | 'md';
}

/** Buttons to start a drill, counted by hand or filmed. */
export function DrillButtons({ drill: { key, name }, size = 'sm' }: DrillButtonsProps) {
  return (
    <div className={cn('flex gap-2', size === 'sm' && 'ms-auto')}>
      <Button
        asChild
        size={size === 'sm' ? 'icon' : size}
        variant="secondary"
        className={cn(size === 'sm' && 'size-9 pointer-coarse:size-11')}
      >
        <Link to="/film" search={{ drill: key }} aria-label={t('Film {drill}', { drill: name })}>
          <Video aria-hidden /> {size === 'md' && t('Film')}
        </Link>
      </Button>
      <Button asChild size={size}>
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
