import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface PathLinkProps {
  /** Path of this client with its search, as the server or a shared rule names it. */
  readonly path: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a place that is known by its address only. */
export function PathLink({ path, ...rest }: PathLinkProps) {
  const { pathname, searchParams } = new URL(path, 'http://hooplog.invalid');
  return <Link to={pathname} search={Object.fromEntries(searchParams)} {...rest} />;
}
