import { t } from '@hooplog/language';
import { formatClock } from '../../lib/format/clock.ts';
import { useNow } from '../../lib/device/use-now.ts';
import { cn } from '../ui/cn.ts';

/** A player who has not shot for so many seconds rests. */
const FROM_SECONDS = 15;

interface RestTimerProps {
  /** When the last shot came, by this device's clock; null before the first one. */
  readonly since: number | null;
  readonly className?: string;
}

/** How long it has been since the last shot; nothing while shots come. */
export function RestTimer({ since, className }: RestTimerProps) {
  const now = useNow(1000).getTime();
  const seconds = since === null ? 0 : Math.floor((now - since) / 1000);
  if (seconds < FROM_SECONDS) return null;
  return (
    <p
      className={cn(
        'w-fit rounded-full border border-line bg-card px-3 py-1 text-sm font-semibold figures',
        className,
      )}
    >
      {t('Rest {seconds}', { seconds: formatClock(seconds) })}
    </p>
  );
}
