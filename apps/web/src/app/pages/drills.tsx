import { getRouteApi } from '@tanstack/react-router';
import { Drills } from '../../features/drills/drills.tsx';

const route = getRouteApi('/guarded/drills');

/** /drills, or with a key the drill of that key. */
export function DrillsPage() {
  const { drill } = route.useSearch();
  const navigate = route.useNavigate();
  return <Drills shown={drill} onShow={(key) => void navigate({ search: { drill: key } })} />;
}
