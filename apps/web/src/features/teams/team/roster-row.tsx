import type { TeamPlayer } from '@hooplog/contract';
import { formatCount, formatPercent, videoShare } from '@hooplog/domain';
import { rich, t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { UserMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { formatDay } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';

/** Columns of the figures on a phone, where they stand below the name. */
const FIGURE_COLUMNS = 'grid grid-cols-[1fr_1fr_1.7fr_1.1fr] gap-x-2 @lg:grid-cols-6';

/** A name over its figures on a phone; a line of one table where there is room. The header uses the same columns. */
const ROSTER_COLUMNS =
  '@3xl:grid @3xl:grid-cols-[minmax(0,1fr)_5rem_5rem_5rem_4.5rem_5rem_6.5rem] @3xl:items-center @3xl:gap-x-3';

const ROSTER_HEADINGS = [
  t('Shots'),
  t('Accuracy'),
  t('Workouts'),
  t('Streak'),
  t('By video'),
  t('Joined'),
] as const;

type Stats = NonNullable<TeamPlayer['stats']>;

/** The values of the columns; null if there is nothing to divide by. */
function figuresOf(joined: string, stats: Stats): readonly (string | null)[] {
  const { totalShots, percentage: accuracy, workoutCount, currentStreak } = stats;
  const share = videoShare(stats);
  return [
    formatCount(totalShots),
    totalShots === 0 ? null : formatPercent(accuracy),
    formatCount(workoutCount),
    t('{days, plural, one {# day} other {# days}}', { days: currentStreak }),
    share === null ? null : formatPercent(share),
    joined,
  ];
}

interface RosterRowProps {
  readonly teamId: string;
  readonly row: TeamPlayer;
  readonly isCaller: boolean;
  /** Selected for comparison; null if players cannot be compared. */
  readonly compared: { readonly checked: boolean; readonly disabled: boolean } | null;
  readonly onCompare: () => void;
  /** Set for a player with a paused account, who has no page with that button; null if the viewer may not remove players. */
  readonly onRemove: (() => void) | null;
}

function Person({ teamId, row, isCaller }: Pick<RosterRowProps, 'teamId' | 'row' | 'isCaller'>) {
  const { id, name, profileImageUrl } = row.player;
  const person = (
    <>
      <Avatar name={name} imageUrl={profileImageUrl} />
      <span className="min-w-0 font-semibold break-words">
        {isCaller
          ? rich('{name} <you>(you)</you>', {
              name,
              you: (text) => <span className="font-normal text-muted">{text}</span>,
            })
          : name}
      </span>
    </>
  );
  if (row.stats === null) return person;
  return (
    <Link
      to="/teams/$id/players/$playerId"
      params={{ id: teamId, playerId: id }}
      className="flex min-h-11 min-w-0 items-center gap-3 rounded-control hover:underline"
    >
      {person}
    </Link>
  );
}

function Name({ compared, onCompare, ...shown }: Omit<RosterRowProps, 'onRemove'>) {
  const { name } = shown.row.player;
  const person = <Person {...shown} />;
  const className = 'flex min-h-11 min-w-0 items-center gap-3';
  if (compared === null) return <div className={className}>{person}</div>;
  return (
    <div className={className}>
      <label className="-m-2.5 grid size-11 shrink-0 place-items-center">
        <input
          type="checkbox"
          aria-label={t('Compare {name}', { name })}
          className="size-6 shrink-0 accent-accent"
          checked={compared.checked}
          disabled={compared.disabled}
          onChange={onCompare}
        />
      </label>
      {person}
    </div>
  );
}

/**
 * Number of columns shown on a phone, to keep the list of a large team short. The share by video is also in the
 * comparison; both hidden columns are in the CSV.
 */
const WHERE_THERE_IS_ROOM = 4;

const roomFor = (index: number) => (index < WHERE_THERE_IS_ROOM ? undefined : 'hidden @lg:block');

/** Shown once above all players: labels in every row would double the height of a team of forty. */
export const ROSTER_HEADER = (
  <div
    aria-hidden
    className={cn('border-b border-line pb-2 text-xs font-semibold text-muted', ROSTER_COLUMNS)}
  >
    <span className="hidden @3xl:block">{t('Player')}</span>
    <div className={cn(FIGURE_COLUMNS, '@3xl:contents')}>
      {ROSTER_HEADINGS.map((heading, index) => (
        <span key={heading} className={cn('@3xl:text-end', roomFor(index))}>
          {heading}
        </span>
      ))}
    </div>
  </div>
);

interface FigureProps {
  readonly label: string;
  /** Whether the row shows its own label, because no header does. */
  readonly isLabelled: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

function Figure({ label, isLabelled, className, children }: FigureProps) {
  return (
    <div className={className}>
      <dt className={isLabelled ? 'text-xs text-muted' : 'sr-only'}>{label}</dt>
      <dd className="text-sm whitespace-nowrap figures @3xl:text-end">{children}</dd>
    </div>
  );
}

/** A teammate, whose numbers are not the caller's business; to the coach a player whose account is paused. */
function NameOnly({ teamId, row, onRemove }: Pick<RosterRowProps, 'teamId' | 'row' | 'onRemove'>) {
  const timeZone = useTimeZone();
  return (
    <li
      className={cn(
        'relative border-t border-line py-1 first:border-none sm:flex sm:items-center sm:justify-between sm:gap-x-3',
        row.isPaused && 'pe-12 @3xl:pe-0',
      )}
    >
      <Name
        teamId={teamId}
        row={row}
        isCaller={false}
        compared={null}
        onCompare={() => undefined}
      />
      <span className="block ps-12 pb-1 text-sm text-muted sm:ms-auto sm:p-0">
        {row.isPaused
          ? t('Account paused')
          : t('Joined {day}', { day: formatDay(row.joinedAt, timeZone) })}
      </span>
      {row.isPaused && onRemove !== null && (
        <Button
          variant="quiet"
          size="icon"
          className="absolute end-0 top-1 @3xl:static"
          aria-label={t('Remove {name}', { name: row.player.name })}
          onClick={onRemove}
        >
          <UserMinus aria-hidden />
        </Button>
      )}
    </li>
  );
}

/** One player of the team. */
export function RosterRow({ onRemove, ...named }: RosterRowProps) {
  const { teamId, row } = named;
  const timeZone = useTimeZone();
  if (row.stats === null) return <NameOnly teamId={teamId} row={row} onRemove={onRemove} />;
  const figures = figuresOf(formatDay(row.joinedAt, timeZone), row.stats);
  return (
    <li className={cn('border-t border-line py-1.5 first:border-none @3xl:py-1', ROSTER_COLUMNS)}>
      <Name {...named} />
      <dl className={cn(FIGURE_COLUMNS, '@3xl:contents')}>
        {ROSTER_HEADINGS.map((heading, index) => (
          <Figure
            key={heading}
            label={heading}
            isLabelled={named.isCaller}
            className={roomFor(index)}
          >
            {figures[index] ?? (
              <>
                <span aria-hidden>—</span>
                <span className="sr-only">{t('none')}</span>
              </>
            )}
          </Figure>
        ))}
      </dl>
    </li>
  );
}
