import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import pictures from './pictures.svg';
import { withBase } from '../../lib/base-path.ts';

type Picture =
  'board' | 'floor' | 'hoop' | 'mail' | 'search' | 'squad' | 'talk' | 'trophy' | 'week';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly text?: string;
  /** A picture of `pictures.svg`, which loads only when one is shown. */
  readonly picture: Picture;
  /** The next step. */
  readonly action?: ReactNode;
  readonly className?: string;
}

/** A list without entries, with an action to add the first. */
export function EmptyState({ title, text, picture, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-4 text-center by-default:py-10', className)}>
      <svg aria-hidden className="mb-4 h-24 w-36 text-edge">
        <use href={`${withBase(pictures)}#${picture}`} />
      </svg>
      {/* One paragraph, so that title and text are read aloud and copied as one message. */}
      <p className="max-w-sm text-muted">
        <span className="mb-1 block text-lg font-bold text-ink">{title}</span> {text}
      </p>
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}
