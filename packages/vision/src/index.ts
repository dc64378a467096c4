export type * from './analysis.ts';
export { NoHoopFound, WARNING_CODES } from './analysis.ts';
export { analyze } from './analyze.ts';
export * from './court.ts';
export type * from './eyes/eyes.ts';
export type * from './frames/frame.ts';
export type { Picture } from './frames/picture.ts';
export { type Call, call, heldOutWeights, type Weights } from './judge/outcome.ts';
export { type Located, locateShots, type Scene } from './locate/locate-shots.ts';
