import { type Equipment, zoneSpot } from '@hooplog/domain';
import { openEyes } from '@hooplog/eyes/node';
import { type PlannedShot, renderWorkout } from '@hooplog/synth';
import { analyze, locateShots, type Scene } from '@hooplog/vision';
import { expect, test } from 'vitest';

const equipment: Equipment = { rimHeight: 8, ballSize: 5 };
const shots: readonly PlannedShot[] = [
  { spot: zoneSpot('zone_5_free_throw'), kind: 'swish' },
  { spot: { x: -6.8, y: 8 }, kind: 'rim_out' },
];

test('at a hoop of 8 ft a child’s shots are placed where they were taken, once it is said', async () => {
  const { source, truth } = renderWorkout({ seed: 6, view: 'diagonal', shots, equipment });
  const { rim, court } = truth;
  let scene: Scene | null = null;
  const analysis = await analyze(source, {
    eyes: await openEyes(),
    calibration: { rim, court },
    equipment,
    onCounted: (counted) => (scene = counted.scene),
  });
  expect(analysis.equipment).toEqual(equipment);
  expect(analysis.shots.map(({ outcome }) => outcome)).toEqual(['made', 'missed']);
  const moments = analysis.shots.map(({ rimSeconds }) => rimSeconds);
  const { equipment: said, ...rest } = scene!;
  expect(said).toEqual(equipment);
  const usual = locateShots(rest, moments);
  truth.shots.forEach(({ court: [x, y], zone, releaseSeconds }, at) => {
    const { court: spot } = analysis.shots[at]!;
    const off = (from: { x: number; y: number } | null | undefined) => Math.hypot((from?.x ?? 99) - x, (from?.y ?? 99) - y);
    console.log(zone, analysis.shots[at]!.zone, usual[at]!.zone, off(spot), off(usual[at]!.court), JSON.stringify(analysis.shots[at]!.evidence.metrics), JSON.stringify(usual[at]!.metrics), releaseSeconds, analysis.shots[at]!.releaseSeconds, usual[at]!.releaseSeconds, JSON.stringify(analysis.shots[at]!.evidence.location),  JSON.stringify(usual[at]!.location));
  });
});
