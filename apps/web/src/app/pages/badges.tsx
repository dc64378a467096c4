import { Achievements } from '../../features/achievements/achievements.tsx';

/** /badges */
export function BadgesPage() {
  return <Achievements />;
}
