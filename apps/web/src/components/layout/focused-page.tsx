import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../brand/logo.tsx';

interface FocusedPageProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A page with one task and no navigation: signing in, completing the profile. At most 560 px wide. */
export function FocusedPage({ title, intro, children }: FocusedPageProps) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[560px] flex-col px-4 pb-12">
      <header className="flex h-20 items-center">
        <Link to="/" aria-label="Hooplog, home" className="rounded-control">
          <Logo />
        </Link>
      </header>
      <main className="rounded-card border border-line bg-card p-5 sm:mt-4 sm:p-8">
        <h1 className="text-3xl display">{title}</h1>
        {intro !== undefined && <p className="mt-2 text-muted">{intro}</p>}
        <div className="mt-6">{children}</div>
      </main>
    </div>
  );
}
