import type { Video } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { queryOf } from '../../lib/queries/query-of.ts';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { Tool } from './review-tools.tsx';

interface GiveToTakerProps {
  readonly video: Pick<Video, 'workoutId'>;
  readonly others: readonly LoggedShot[];
  readonly onGive: (takerId: string) => void;
}

/** One button for each player already named in this film; a tap assigns the shot to that player. */
export function GiveToTaker({ video, others, onGive }: GiveToTakerProps) {
  const named = new Set(others.flatMap(({ takerId }) => takerId ?? []));
  const { data: takers = [] } = useQuery({
    ...queryOf('GET /api/workouts/:id/takers', { params: { id: video.workoutId ?? '' } }),
    enabled: named.size > 0,
  });
  return takers
    .filter(({ player }) => named.has(player.id))
    .map(({ player }) => (
      <Tool
        key={player.id}
        Icon={UserRound}
        name={t('{player}’s shot', { player: player.name })}
        onPress={() => {
          onGive(player.id);
        }}
      />
    ));
}
