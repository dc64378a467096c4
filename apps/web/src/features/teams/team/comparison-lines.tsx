import type { TeamPlayer, TeamZone } from '@hooplog/contract';
import {
  formatCount,
  formatPercent,
  videoShare,
  withoutZone,
  ZONE_IDS,
  zoneDisplayName,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import type { ReactNode } from 'react';
import { cn } from '../../../components/ui/cn.ts';

type Stats = NonNullable<TeamPlayer['stats']>;

/** The compared values: their label, and the number by which the best is determined. */
const ROWS: readonly {
  readonly label: string;
  readonly value: (stats: Stats) => number;
  readonly words: (stats: Stats) => string;
}[] = [
  {
    label: t('Shots'),
    value: ({ totalShots }) => totalShots,
    words: ({ totalShots }) => formatCount(totalShots),
  },
  {
    label: t('Made'),
    value: ({ made }) => made,
    words: ({ made }) => formatCount(made),
  },
  {
    label: t('Accuracy'),
    value: ({ percentage: accuracy }) => accuracy,
    words: ({ percentage: accuracy, totalShots }) =>
      totalShots === 0 ? '—' : formatPercent(accuracy),
  },
  {
    label: t('Workouts'),
    value: ({ workoutCount }) => workoutCount,
    words: ({ workoutCount }) => formatCount(workoutCount),
  },
  {
    label: t('Streak, days'),
    value: ({ currentStreak }) => currentStreak,
    words: ({ currentStreak }) => formatCount(currentStreak),
  },
  {
    label: t('By video'),
    value: (stats) => videoShare(stats) ?? 0,
    words: (stats) => {
      const share = videoShare(stats);
      return share === null ? '—' : formatPercent(share);
    },
  },
];

interface LineProps {
  readonly label: string;
  readonly cells: readonly {
    readonly key: string;
    readonly value: number;
    readonly words: ReactNode;
  }[];
}

/** One row of the table. The highest number is bold, unless several players share it. */
function Line({ label, cells }: LineProps) {
  const best = Math.max(...cells.map(({ value }) => value));
  const leads = cells.filter(({ value }) => value === best).length === 1;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pe-3 text-start text-sm font-normal text-muted">
        {label}
      </th>
      {cells.map(({ key, value, words }) => (
        <td
          key={key}
          className={cn('px-2 py-2 text-end figures', leads && value === best && 'font-bold')}
        >
          {words}
        </td>
      ))}
    </tr>
  );
}

const zoneWords = (zone: TeamZone | undefined) =>
  zone === undefined ? (
    '—'
  ) : (
    <>
      {formatPercent(zone.percentage)}
      <span className="block text-xs font-normal text-muted">{`${zone.made}/${zone.total}`}</span>
    </>
  );

interface ZonesProps {
  readonly players: readonly TeamPlayer[];
  readonly maps: readonly (readonly TeamZone[])[];
}

/** The totals of each player in the period. */
export function TotalsLines({ players }: Pick<ZonesProps, 'players'>) {
  return ROWS.map(({ label, value, words }) => (
    <Line
      key={label}
      label={label}
      cells={players.map(({ player, stats }) => ({
        key: player.id,
        value: stats === null ? -1 : value(stats),
        words: stats === null ? '—' : words(stats),
      }))}
    />
  ));
}

/** Shots included in the totals but without a zone; shown if any player has some. */
export function WithoutZoneLine({ players, maps }: ZonesProps) {
  const cells = players.map(({ player, stats }, index) => {
    const all = { made: stats?.made ?? 0, total: stats?.totalShots ?? 0 };
    const { made, total } = withoutZone(all, maps[index] ?? []);
    return { key: player.id, total, words: total === 0 ? '—' : `${made}/${total}` };
  });
  if (cells.every(({ total }) => total === 0)) return null;
  // No bold number: this is not a competition.
  return <Line label={t('Without a zone')} cells={cells.map((cell) => ({ ...cell, value: 0 }))} />;
}

/** The zones from which at least one of them shot. */
export function ZoneLines(props: ZonesProps) {
  const used = ZONE_IDS.filter((id) =>
    props.maps.some((map) => map.some(({ zone }) => zone === id)),
  );
  return used.map((id) => (
    <Line
      key={id}
      label={zoneDisplayName(id)}
      cells={props.players.map(({ player }, index) => {
        const zone = props.maps[index]?.find((candidate) => candidate.zone === id);
        return { key: player.id, value: zone?.percentage ?? -1, words: zoneWords(zone) };
      })}
    />
  ));
}
