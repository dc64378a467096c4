import { Drills } from '../../features/drills/drills.tsx';

/** /drills */
export function DrillsPage() {
  return <Drills />;
}
