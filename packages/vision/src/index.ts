export type * from './analysis.ts';
export { NoHoopFound } from './analysis.ts';
export { analyse, type AnalyseOptions } from './analyse.ts';
export {
  Count,
  type Counted,
  type GivenCourt,
  type PersonOnFilm,
  type Reading,
  type LiveView,
} from './count.ts';
export * from './court.ts';
export type * from './eyes.ts';
export type * from './frames/frame.ts';
export type { Picture } from './frames/picture.ts';
export { type Call, call, heldOutWeights, isWeighed, type Weights } from './judge/outcome.ts';
export type { SettledShot, ShotEvent } from './settled-shots.ts';
export { type Located, locateShots } from './locate/locate-shots.ts';
export { isCourtSeen, type Scene } from './locate/scene.ts';
