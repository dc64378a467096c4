import { t } from '@hooplog/language';
import { formatDay, formatTime } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { Button } from '../ui/button.tsx';

interface UsedKeyRowProps {
  readonly name: string;
  /** What else is known of it, such as when it was made. */
  readonly fact: string;
  /** Null: never. */
  readonly lastUsedAt: string | null;
  /** On the button that ends it, and which one it is to screen readers. */
  readonly deed: string;
  readonly deedLabel: string;
  readonly pending: boolean;
  readonly onEnd: () => void;
}

/** One of the things that let somebody into an account: a passkey, or the token of a script. */
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
