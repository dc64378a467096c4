import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface CardLinkProps extends Pick<LinkProps, 'to'> {
  /** It begins with what stands there. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Look of a card that is pressed anywhere. */
export const LINKED_CARD = 'relative hover:border-edge';

/** The name of a card, by which all of it leads somewhere. */
export const CardLink = ({ name, children, ...link }: CardLinkProps) => (
  <Link {...link} aria-label={name} className="after:absolute after:inset-0 after:rounded-card">
    {children}
  </Link>
);
