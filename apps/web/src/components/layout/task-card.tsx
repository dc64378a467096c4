import type { ReactNode } from 'react';
import { cn } from '../ui/cn.ts';

interface TaskCardProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The single task of a page: its heading and content. At most 560 px wide. */
export function TaskCard({ title, intro, className, children }: TaskCardProps) {
  return (
    <section
      className={cn(
        'mx-auto w-full max-w-[560px] rounded-card border border-line bg-card p-5 sm:p-8',
        className,
      )}
    >
      <h1 className="text-3xl display">{title}</h1>
      {intro !== undefined && <p className="mt-2 text-muted">{intro}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
