import type { DetectedShot, Located } from '@hooplog/vision';

/** A shot at its new location; unchanged if there is none. */
export function movedTo(shot: DetectedShot, located: Located | undefined): DetectedShot {
  if (located === undefined) return shot;
  const { releaseSeconds, court, zone, location, metrics } = located;
  const { location: _before, metrics: _measured, ...evidence } = shot.evidence;
  const places = { ...(location && { location }), ...(metrics && { metrics }) };
  return { ...shot, releaseSeconds, court, zone, evidence: { ...evidence, ...places } };
}
