/** Every time zone that this browser knows, and the one in use. */
export function timeZones(inUse: string): readonly string[] {
  const known = new Set(Intl.supportedValuesOf('timeZone'));
  return [...known.add('UTC').add(inUse)].toSorted();
}

/** "Europe/Berlin" as it is read: "Europe / Berlin", "America / New York". */
export const zoneLabel = (zone: string): string => zone.replaceAll('/', ' / ').replaceAll('_', ' ');
