import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import pictures from './pictures.svg';
import { withBase } from '../../lib/base-path.ts';

type Picture =
  'board' | 'floor' | 'hoop' | 'mail' | 'search' | 'squad' | 'talk' | 'trophy' | 'week';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** One of `pictures.svg`, which is fetched only where one is shown. */
  readonly picture: Picture;
  /** Whether it stands for a whole page, of which its title is the heading. */
  readonly isPage?: boolean;
  /** What to do next. */
  readonly action?: ReactNode;
  readonly className?: string;
}

/** A list with nothing in it yet, and the way to its first entry. */
export function EmptyState({
  title,
  text,
  picture,
  isPage = false,
  action,
  className,
}: EmptyStateProps) {
  // One paragraph: read aloud and copied, title and text are one message.
  const [Message, Title] = isPage ? (['div', 'h1'] as const) : (['p', 'span'] as const);
  return (
    <div className={cn('flex flex-col items-center px-4 text-center by-default:py-10', className)}>
      <svg aria-hidden className="mb-4 h-24 w-36 text-edge">
        <use href={`${withBase(pictures)}#${picture}`} />
      </svg>
      <Message className="max-w-sm text-muted">
        <Title className="mb-1 block text-lg font-bold text-ink">{title}</Title> {text}
      </Message>
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}
