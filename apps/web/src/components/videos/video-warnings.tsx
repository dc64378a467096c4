import type { Video } from '@hooplog/contract';
import { warningText } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { CircleAlert } from 'lucide-react';
import { cn } from '../ui/cn.ts';

interface VideoWarningsProps {
  readonly warnings: Video['warnings'];
  readonly className?: string;
}

/** Possible problems of a count, a sentence each; each kind once, including kinds added later. */
export function VideoWarnings({ warnings, className }: VideoWarningsProps) {
  const firsts = warnings.filter(
    // A mini ball has its own question beside hoop and ball.
    ({ code }, index, all) =>
      code !== 'mini_ball' && all.findIndex((other) => other.code === code) === index,
  );
  if (firsts.length === 0) return null;
  return (
    <ul
      aria-label={t('About this video')}
      className={cn('space-y-1 text-sm text-muted', className)}
    >
      {firsts.map(({ code, message, why }) => (
        <li key={code} className="flex gap-2">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
          {why === undefined ? message : warningText(why)}
        </li>
      ))}
    </ul>
  );
}
