import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface PathLinkProps {
  /** Path of this client with search and hash, from the server or a shared rule. */
  readonly path: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a page known only by its address. */
export function PathLink({ path, ...rest }: PathLinkProps) {
  const { pathname, searchParams, hash } = new URL(path, 'http://hooplog.invalid');
  const search = Object.fromEntries(searchParams);
  return <Link to={pathname} search={search} hash={hash.slice(1)} {...rest} />;
}
