import { t } from '@hooplog/language';
import { cn } from '../../components/ui/cn.ts';

interface NavBadgeProps {
  /** How many wait; nothing is drawn for zero. */
  readonly count: number | undefined;
  /** Its position, unless beside the entry's name. */
  readonly at?: string;
}

/** The red number on a navigation entry. */
export function NavBadge({ count, at }: NavBadgeProps) {
  if (!count) return null;
  return (
    <span
      className={cn(
        'grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1.5 text-xs font-bold text-danger-ink figures',
        at,
      )}
    >
      {count}
      <span className="sr-only">
        {' '}
        {t('{count, plural, one {pending invitation} other {pending invitations}}', { count })}
      </span>
    </span>
  );
}
