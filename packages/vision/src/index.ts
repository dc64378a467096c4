export type * from './analysis.ts';
export { NoHoopFound } from './analysis.ts';
export { analyze } from './analyze.ts';
export * from './court.ts';
export type * from './frames/frame.ts';
export { type Call, call, type Weights } from './judge/outcome.ts';
