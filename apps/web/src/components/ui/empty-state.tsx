import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import pictures from './pictures.svg';
import { withBase } from '../../lib/base-path.ts';

type Picture =
  'board' | 'floor' | 'hoop' | 'mail' | 'search' | 'squad' | 'talk' | 'trophy' | 'week';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly text?: string;
  /** One of `pictures.svg`, which is fetched only where one is shown. */
  readonly picture: Picture;
  /** What to do next. */
  readonly action?: ReactNode;
  readonly className?: string;
}

/** A list with nothing in it yet, and the way to its first entry. */
export function EmptyState({ title, text, picture, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-4 text-center by-default:py-10', className)}>
      <svg aria-hidden className="mb-4 h-24 w-36 text-edge">
        <use href={`${withBase(pictures)}#${picture}`} />
      </svg>
      {/* One paragraph: read aloud and copied, title and text are one message. */}
      <p className="max-w-sm text-muted">
        <span className="mb-1 block text-lg font-bold text-ink">{title}</span> {text}
      </p>
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}
