import { getRouteApi } from '@tanstack/react-router';
import { PlayerView } from '../../features/teams/player/player-view.tsx';

const route = getRouteApi('/guarded/teams/$id/players/$playerId');

/** /teams/{id}/players/{playerId} */
export function TeamPlayerPage() {
  return <PlayerView {...route.useParams()} />;
}
