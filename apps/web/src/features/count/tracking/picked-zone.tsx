import { zoneDisplayName, type ZoneId } from '@hooplog/domain';

/** Where the next shot is counted. */
export function PickedZone({ zone }: { readonly zone: ZoneId | null }) {
  return (
    <p role="status" className="truncate text-center font-semibold">
      {zone === null ? (
        <span className="font-normal text-muted">Tap a zone, or count without one</span>
      ) : (
        zoneDisplayName(zone)
      )}
    </p>
  );
}
