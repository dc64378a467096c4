import type { ComponentProps, ReactNode } from 'react';
import { CARD_STYLE } from './card-style.ts';
import { cn } from './cn.ts';

/** A surface with a hairline border. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={cn(CARD_STYLE, className)} {...rest} />;
}

interface CardHeadingProps {
  readonly children: ReactNode;
  readonly id?: string;
  /** Muted line below the heading. */
  readonly description?: ReactNode;
  /** A control at the right edge. */
  readonly action?: ReactNode;
  readonly className?: string;
}

/** Heading of a card, level two. */
export function CardHeading({ children, id, description, action, className }: CardHeadingProps) {
  return (
    <div
      className={cn(
        'flex flex-wrap justify-between gap-3 by-default:mb-4 by-default:items-start',
        className,
      )}
    >
      {/* A control that does not fit beside it wraps below. */}
      <div className="flex-1 basis-40">
        <h2 id={id} className="text-lg leading-tight font-bold">
          {children}
        </h2>
        {description !== undefined && (
          <p className="mt-1 max-w-prose text-sm text-muted">{description}</p>
        )}
      </div>
      {action}
    </div>
  );
}
