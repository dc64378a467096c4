import { getRouteApi } from '@tanstack/react-router';
import { Film } from '../../features/film/film.tsx';
import { countCamera } from '../../lib/device-count/count-camera.ts';
import { useTarget } from '../../lib/queries/assignments.ts';
import { useSession } from '../../lib/session/use-session.ts';

const route = getRouteApi('/guarded/film');

/** Filming a workout in the app; it ends in the same review as every counted video. */
export function FilmPage() {
  const { assignment, drill } = route.useSearch();
  const target = useTarget(assignment ?? null);
  const navigate = route.useNavigate();
  const session = useSession();
  if (session.state !== 'signed_in') return null;
  return (
    <Film
      userId={session.user.id}
      countCamera={countCamera}
      target={target}
      drillKey={drill}
      onDelivered={(id) => void navigate({ to: '/video/$id', params: { id }, replace: true })}
    />
  );
}
