import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../brand/logo.tsx';
import { TaskCard } from './task-card.tsx';

interface FocusedPageProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Shown opposite the logo. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A page with one task and no navigation: signing in, completing the profile. */
export function FocusedPage({ title, intro, action, children }: FocusedPageProps) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[560px] flex-col px-4 pb-12">
      <header className="flex h-20 items-center justify-between">
        <Link to="/" aria-label={t('Hooplog, home')} className="rounded-control">
          <Logo />
        </Link>
        {action}
      </header>
      <main>
        <TaskCard title={title} intro={intro} className="sm:mt-4">
          {children}
        </TaskCard>
      </main>
    </div>
  );
}
