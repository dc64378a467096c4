import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface CardLinkProps extends Pick<LinkProps, 'to'> {
  /** Accessible name; it starts with the visible text. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Style of a card that is clickable as a whole. */
export const LINKED_CARD = 'relative hover:border-edge';

/** The title of a card as a link that covers the whole card. */
export const CardLink = ({ name, children, ...link }: CardLinkProps) => (
  <Link {...link} aria-label={name} className="after:absolute after:inset-0 after:rounded-card">
    {children}
  </Link>
);
