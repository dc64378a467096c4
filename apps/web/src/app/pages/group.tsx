import { getRouteApi } from '@tanstack/react-router';
import { Squad } from '../../features/groups/detail/squad.tsx';
import { useSession } from '../../lib/session/use-session.ts';

const route = getRouteApi('/guarded/groups/$id');

/** /groups/{id} */
export function GroupPage() {
  const { id } = route.useParams();
  const session = useSession();
  const navigate = route.useNavigate();
  return (
    <Squad
      key={id}
      id={id}
      userId={session.state === 'signed_in' ? session.user.id : ''}
      onGone={() => {
        void navigate({ to: '/groups' });
      }}
    />
  );
}
