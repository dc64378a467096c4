import { rich } from '@hooplog/language';
import { CloudOff } from 'lucide-react';
import { useOnline } from '../../lib/device/use-online.ts';

/** Says on every page that there is no connection, and what works without it; empty while there is one. */
export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="mb-4 flex items-center gap-2 rounded-card border border-edge bg-sunken px-4 py-3 text-sm">
          <CloudOff aria-hidden className="size-5 shrink-0" />
          <span>
            {rich(
              '<strong>You are offline.</strong> You can film and count by hand: it is kept on this device and sent later.',
              { strong: (text) => <strong>{text}</strong> },
            )}
          </span>
        </p>
      )}
    </div>
  );
}
