export * from './court/dimensions.ts';
export {
  parseZoneId,
  ZONE_IDS,
  zoneDisplayName,
  type ZoneId,
  zoneLabel,
  zoneNumber,
  zoneOf,
} from './court/zones.ts';
export * from './days/days.ts';
export * from './days/streaks.ts';
export * from './limits.ts';
export * from './statistics/periods.ts';
export * from './statistics/totals.ts';
export * from './units.ts';
