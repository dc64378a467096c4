import { zoneDisplayName, type ZoneId } from '@hooplog/domain';
import { t } from '@hooplog/language';

interface PickedZoneProps {
  readonly zone: ZoneId | null;
  /** The digits typed so far of another zone's number; '' for none. */
  readonly digits: string;
}

/** The zone of the next shot. */
export function PickedZone({ zone, digits }: PickedZoneProps) {
  return (
    <p
      role="status"
      className="line-clamp-2 min-w-0 grow text-center leading-tight font-semibold text-balance"
    >
      {digits !== '' ? (
        t('Zone {digits}_', { digits })
      ) : zone === null ? (
        <span className="font-normal text-muted">{t('Tap your spot, or just count')}</span>
      ) : (
        zoneDisplayName(zone)
      )}
    </p>
  );
}
