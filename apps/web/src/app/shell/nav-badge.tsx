import { t } from '@hooplog/language';

interface NavBadgeProps {
  /** How many wait; nothing is drawn at zero. */
  readonly count: number;
}

/** The red number at a navigation entry. */
export function NavBadge({ count }: NavBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className="grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1.5 text-xs font-bold text-danger-ink figures">
      {count}
      <span className="sr-only">
        {' '}
        {t('{count, plural, one {pending invitation} other {pending invitations}}', { count })}
      </span>
    </span>
  );
}
