import { t } from '@hooplog/language';
import { formatClock } from '../../lib/format/clock.ts';
import { useNow } from '../../lib/device/use-now.ts';
import { cn } from '../ui/cn.ts';

/** Seconds without a shot after which a player counts as resting. */
const FROM_SECONDS = 15;

interface RestTimerProps {
  /** Time of the last shot, by this device's clock; null before the first one. */
  readonly since: number | null;
  readonly className?: string;
}

/** Time since the last shot; hidden while the player is shooting. */
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
