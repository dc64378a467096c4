import type { TeamPlayer } from '@hooplog/contract';
import { percentage } from '@hooplog/domain';
import { UserMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { formatDay } from '../../../lib/format/dates.ts';
import { formatCount } from '../../../lib/format/numbers.ts';

/** A card on a phone; from `md` on a line of one table. The header uses the same columns. */
export const ROSTER_COLUMNS =
  'md:grid md:grid-cols-[minmax(0,1fr)_5rem_5rem_5rem_4.5rem_5rem_6.5rem_2.75rem] md:items-center md:gap-x-3';

export const ROSTER_HEADINGS = [
  'Shots',
  'Accuracy',
  'Workouts',
  'Streak',
  'By video',
  'Joined',
] as const;

const LONG_DAYS = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** What stands under the headings; dashes where there is nothing to divide. */
function figuresOf({ joinedAt, stats }: TeamPlayer): readonly (string | null)[] {
  const joined = formatDay(joinedAt);
  if (stats === null) return [null, null, null, null, null, joined];
  const { totalShots, percentage: accuracy, workoutCount, currentStreak, verifiedShots } = stats;
  const seen = totalShots === 0 ? null : `${percentage(verifiedShots, totalShots)}%`;
  return [
    formatCount(totalShots),
    totalShots === 0 ? null : `${accuracy}%`,
    formatCount(workoutCount),
    LONG_DAYS(currentStreak),
    seen,
    joined,
  ];
}

interface RosterRowProps {
  readonly row: TeamPlayer;
  readonly isCaller: boolean;
  /** Chosen to be compared; null where nothing is compared. */
  readonly compared: { readonly checked: boolean; readonly disabled: boolean } | null;
  readonly onCompare: () => void;
  /** Null for who may not. */
  readonly onRemove: (() => void) | null;
}

function Name({ row, isCaller, compared, onCompare }: Omit<RosterRowProps, 'onRemove'>) {
  const { name, profileImageUrl } = row.player;
  const person = (
    <>
      <Avatar name={name} imageUrl={profileImageUrl} />
      <span className="min-w-0 font-semibold break-words">
        {name}
        {isCaller && <span className="font-normal text-muted"> (you)</span>}
      </span>
    </>
  );
  const className = 'flex min-h-11 min-w-0 items-center gap-3';
  if (compared === null) return <p className={className}>{person}</p>;
  return (
    <label className={className}>
      <input
        type="checkbox"
        aria-label={`Compare ${name}`}
        className="size-6 shrink-0 accent-accent"
        checked={compared.checked}
        disabled={compared.disabled}
        onChange={onCompare}
      />
      {person}
    </label>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted md:sr-only">{label}</dt>
      <dd className="figures md:text-right">{children}</dd>
    </div>
  );
}

/** One player of the team. */
export function RosterRow({ row, isCaller, compared, onCompare, onRemove }: RosterRowProps) {
  const figures = figuresOf(row);
  return (
    <li
      className={cn('relative border-t border-line py-3 first:border-none md:py-1', ROSTER_COLUMNS)}
    >
      <Name row={row} isCaller={isCaller} compared={compared} onCompare={onCompare} />
      <dl className="mt-2 grid grid-cols-3 gap-x-3 gap-y-2 md:contents">
        {ROSTER_HEADINGS.map((heading, index) => (
          <Figure key={heading} label={heading}>
            {figures[index] ?? <span aria-label="none">—</span>}
          </Figure>
        ))}
      </dl>
      {onRemove !== null && (
        <Button
          variant="quiet"
          size="icon"
          className="absolute top-3 right-0 md:static"
          aria-label={`Remove ${row.player.name}`}
          onClick={onRemove}
        >
          <UserMinus aria-hidden />
        </Button>
      )}
    </li>
  );
}
