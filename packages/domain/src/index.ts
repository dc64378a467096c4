export { badgeName, badgeWords } from './achievements/badge-words.ts';
export * from './calls/call-reason.ts';
export { drillName } from './drills/drill-names.ts';
export * from './chat/chat-limits.ts';
export * from './chat/flood.ts';
export * from './chat/hidden-quotes.ts';
export * from './chat/report-reasons.ts';
export {
  DETAIL_ZONE_IDS,
  type DetailZoneId,
  detailZoneLabel,
  detailZoneOf,
} from './court/detail-zone-names.ts';
export { detailZoneLabelPoint, detailZonePolygon } from './court/detail-zones.ts';
export { type AzimuthChance, EVEN_AZIMUTHS, turnedAround } from './court/azimuths.ts';
export { BASKET, COURT, isOnHalfCourt } from './court/dimensions.ts';
export {
  COURT_KINDS,
  type CourtKind,
  courtKindLabel,
  type CourtMeasures,
  courtMeasures,
} from './court/kinds.ts';
export { type CourtLandmark, courtLandmarks, type LandmarkId } from './court/landmarks.ts';
export type { CourtLine, CourtLineName } from './court/line-shapes.ts';
export { courtLines, touchCourtLines } from './court/lines.ts';
export { isInsidePolygon } from './court/polygons.ts';
export { isThreeFrom, isThreeInZone, USUAL_LINE } from './court/three-point-lines.ts';
export { likeliestRange, rangeOf, SHOT_RANGES, type ShotRange } from './court/shot-ranges.ts';
export {
  type ErrorEllipse,
  errorEllipse,
  type SpotError,
  type ZoneChance,
  zoneChances,
  zoneChancesAround,
  zoneChancesSeenFrom,
} from './court/zone-chances.ts';
export {
  touchZoneLabelPoint,
  touchZonePolygon,
  zoneLabelPoint,
  zonePolygon,
  zoneSpot,
} from './court/zone-polygons.ts';
export {
  parseZoneId,
  ZONE_IDS,
  zoneDisplayName,
  type ZoneId,
  zoneLabel,
  zoneNumber,
  zoneOf,
} from './court/zones.ts';
export * from './accounts.ts';
export * from './achievements/catalogue.ts';
export * from './achievements/rules.ts';
export * from './assignments/assignments.ts';
export * from './days/age.ts';
export * from './days/age-group.ts';
export * from './days/clocks.ts';
export * from './days/date-line.ts';
export * from './days/days.ts';
export * from './days/months.ts';
export * from './days/rest-streak.ts';
export * from './days/streaks.ts';
export * from './days/weeks.ts';
export * from './drills/catalogue.ts';
export * from './drills/drill.ts';
export * from './drills/filmed-drill.ts';
export * from './drills/find-drill.ts';
export * from './drills/own-drill.ts';
export * from './drills/play-drill.ts';
export * from './equipment/equipment.ts';
export * from './films/creation-time.ts';
export { filmMoment } from './films/film-clock.ts';
export * from './films/film-analysis.ts';
export * from './films/film-warning.ts';
export * from './films/same-hoop.ts';
export * from './films/whose-shot.ts';
export * from './goals/goals.ts';
export * from './goals/next-step.ts';
export * from './height.ts';
export * from './leaderboard/listed-from.ts';
export * from './notifications/kinds.ts';
export * from './notifications/news-path.ts';
export * from './squads/challenges.ts';
export * from './squads/feed-limits.ts';
export * from './squads/reactions.ts';
export * from './squads/squad-sharing.ts';
export * from './statistics/history-kinds.ts';
export * from './words/tags.ts';
export {
  NO_WORDS,
  type SomeWords,
  type WorkoutWord,
  type WorkoutWords,
  WORKOUT_WORDS,
  wordsOf,
} from './words/workout-words.ts';
export * from './limits.ts';
export * from './progress/best-condition.ts';
export * from './progress/hours.ts';
export * from './progress/longest-run.ts';
export * from './progress/review-period.ts';
export * from './progress/shot-groups.ts';
export * from './progress/trend.ts';
export * from './records/makes-in-a-row.ts';
export * from './records/reel-cuts.ts';
export * from './statistics/bands.ts';
export * from './statistics/by-video.ts';
export * from './statistics/certainty.ts';
export * from './statistics/periods.ts';
export * from './statistics/kind-totals.ts';
export * from './statistics/shot-kinds.ts';
export * from './statistics/totals.ts';
export * from './statistics/zone-verdicts.ts';
export * from './today/todays-thing.ts';
export * from './units.ts';
export * from './words/choices.ts';
export * from './words/counts.ts';
export * from './words/lifetime.ts';
export { START_DATA_ID } from './start-data-id.ts';
export * from './count-characters.ts';
export * from './trash/trash-days.ts';
