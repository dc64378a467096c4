import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface MenuRowProps {
  readonly icon?: LucideIcon;
  readonly className?: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** One action of a dialog that lists actions. */
export function MenuRow({ icon: Icon, className, children, ...rest }: MenuRowProps) {
  return (
    <button
      type="button"
      className={cn(
        'flex min-h-11 items-center gap-3 rounded-control px-3 text-start font-semibold hover:bg-sunken disabled:opacity-50',
        className,
      )}
      {...rest}
    >
      {Icon !== undefined && <Icon aria-hidden className="size-5 shrink-0 text-muted" />}
      {children}
    </button>
  );
}
