import { TrashView } from '../../features/trash/trash-view.tsx';

/** /trash: what the player deleted, for as long as it can be restored. */
export function TrashPage() {
  return <TrashView />;
}
