import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly icon: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
  readonly className?: string;
}

/** A list with nothing in it yet, and the way to its first entry. */
export function EmptyState({ title, text, icon, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-4 text-center by-default:py-10', className)}>
      <div
        aria-hidden
        className="mb-4 grid size-14 place-items-center rounded-full bg-accent-soft text-accent-text [&_svg]:size-7"
      >
        {icon}
      </div>
      {/* One paragraph: read aloud and copied, title and text are one message. */}
      <p className="max-w-sm text-muted">
        <span className={cn('block text-lg font-bold text-ink', text !== undefined && 'mb-1')}>
          {title}
        </span>{' '}
        {text}
      </p>
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}
