import { t } from '@hooplog/language';
import { formatDay, formatTime } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { Button } from '../ui/button.tsx';

interface UsedKeyRowProps {
  readonly name: string;
  /** A further fact, such as when it was created. */
  readonly fact: string;
  /** Null: never used. */
  readonly lastUsedAt: string | null;
  /** Label of the button that revokes it, and its full name for screen readers. */
  readonly deed: string;
  readonly deedLabel: string;
  readonly pending: boolean;
  readonly onEnd: () => void;
}

/** A credential of an account: a passkey, or an API token. */
export function UsedKeyRow(props: UsedKeyRowProps) {
  const { name, fact, lastUsedAt, deed, deedLabel, pending, onEnd } = props;
  const timeZone = useTimeZone();
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-muted">{fact}</p>
        <p className="text-sm text-muted">
          {lastUsedAt === null
            ? t('Never used')
            : t('Last used {day}, {time}', {
                day: formatDay(lastUsedAt, timeZone),
                time: formatTime(lastUsedAt, timeZone),
              })}
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={deedLabel}
        pending={pending}
        onClick={onEnd}
      >
        {deed}
      </Button>
    </li>
  );
}
