import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface ResumeRowProps {
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search'>;
  readonly Icon: LucideIcon;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Its progress. */
  readonly children?: ReactNode;
}

/** Unfinished work, with a link to resume it. */
export function ResumeRow({ link, Icon, title, text, children }: ResumeRowProps) {
  return (
    <Link
      {...link}
      className="flex items-center gap-4 rounded-card border border-line bg-card p-4 hover:border-edge"
    >
      <Icon aria-hidden className="size-6 shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
        {children}
      </span>
      <ChevronRight aria-hidden className="size-5 text-muted" />
    </Link>
  );
}
