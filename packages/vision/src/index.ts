export type * from './analysis.ts';
export { NoHoopFound } from './analysis.ts';
export type * from './frames/frame.ts';
