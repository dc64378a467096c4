import { TrashView } from '../../features/trash/trash-view.tsx';

/** /trash: deleted items that can still be restored. */
export function TrashPage() {
  return <TrashView />;
}
