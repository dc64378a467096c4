import type { TeamPlayer, TeamZone } from '@hooplog/contract';
import {
  formatCount,
  type HeatMapPeriod,
  percentage,
  ZONE_IDS,
  zoneDisplayName,
} from '@hooplog/domain';
import { useQueries } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { teamHeatMapQuery } from '../../../lib/queries/teams.ts';

type Stats = NonNullable<TeamPlayer['stats']>;

/** What is compared, in words and by which number the best is found. */
const ROWS: readonly {
  readonly label: string;
  readonly value: (stats: Stats) => number;
  readonly words: (stats: Stats) => string;
}[] = [
  {
    label: 'Shots',
    value: ({ totalShots }) => totalShots,
    words: ({ totalShots }) => formatCount(totalShots),
  },
  {
    label: 'Made',
    value: ({ made }) => made,
    words: ({ made }) => formatCount(made),
  },
  {
    label: 'Accuracy',
    value: ({ percentage: accuracy }) => accuracy,
    words: ({ percentage: accuracy, totalShots }) => (totalShots === 0 ? '—' : `${accuracy}%`),
  },
  {
    label: 'Workouts',
    value: ({ workoutCount }) => workoutCount,
    words: ({ workoutCount }) => formatCount(workoutCount),
  },
  {
    label: 'Streak, days',
    value: ({ currentStreak }) => currentStreak,
    words: ({ currentStreak }) => formatCount(currentStreak),
  },
  {
    label: 'Seen in video',
    value: ({ verifiedShots, totalShots }) => percentage(verifiedShots, totalShots),
    words: ({ verifiedShots, totalShots }) =>
      totalShots === 0 ? '—' : `${percentage(verifiedShots, totalShots)}%`,
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

/** One line of the table; the highest number is bold, where one is higher than the others. */
function Line({ label, cells }: LineProps) {
  const best = Math.max(...cells.map(({ value }) => value));
  const leads = cells.filter(({ value }) => value === best).length === 1;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-3 text-left text-sm font-normal text-muted">
        {label}
      </th>
      {cells.map(({ key, value, words }) => (
        <td
          key={key}
          className={cn('px-2 py-2 text-right figures', leads && value === best && 'font-bold')}
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
      {`${zone.percentage}%`}
      <span className="block text-xs font-normal text-muted">{`${zone.made}/${zone.total}`}</span>
    </>
  );

/** Zones in which at least one of them shot. */
function ZoneLines(props: {
  readonly players: readonly TeamPlayer[];
  readonly maps: readonly (readonly TeamZone[])[];
}) {
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

interface ComparisonProps {
  readonly teamId: string;
  /** Two to four. */
  readonly players: readonly TeamPlayer[];
  readonly period: HeatMapPeriod;
  readonly onClose: () => void;
}

/** So that a name of two words stands in two lines: narrower than this the table scrolls. */
const minWidthOf = (players: number) => `${9 + 6 * players}rem`;

/** Some players side by side: their numbers, then their accuracy zone by zone. */
export function Comparison({ teamId, players, period, onClose }: ComparisonProps) {
  const maps = useQueries({
    queries: players.map(({ player }) => teamHeatMapQuery(teamId, period, player.id)),
  });
  const read = maps.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const failed = maps.find(({ isError }) => isError);
  return (
    <section aria-labelledby="comparison" className="mt-5 border-t border-line pt-4">
      <div className="mb-2 flex items-center justify-between">
        <h3 id="comparison" className="font-bold">
          Comparison
        </h3>
        <Button variant="quiet" size="icon" aria-label="Close comparison" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      {/* Four names do not fit a phone: the table scrolls by itself, also by keys. */}
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-labelledby="comparison">
        <table className="w-full table-fixed" style={{ minWidth: minWidthOf(players.length) }}>
          <thead>
            <tr>
              <td className="w-36" />
              {players.map(({ player }) => (
                <th
                  key={player.id}
                  scope="col"
                  className="px-2 pb-2 text-right align-bottom text-sm font-bold break-words"
                >
                  {player.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ label, value, words }) => (
              <Line
                key={label}
                label={label}
                cells={players.map(({ player, stats }) => ({
                  key: player.id,
                  value: stats === null ? -1 : value(stats),
                  words: stats === null ? '—' : words(stats),
                }))}
              />
            ))}
            {read.length === players.length && <ZoneLines players={players} maps={read} />}
          </tbody>
        </table>
      </div>
      {failed !== undefined && (
        <ErrorState
          title="Failed to fetch heat map data"
          onRetry={() => {
            for (const { refetch } of maps) void refetch();
          }}
        />
      )}
      {failed === undefined && read.length < players.length && <Skeleton className="mt-2 h-40" />}
    </section>
  );
}
