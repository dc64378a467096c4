export { type ManifestClip, manifestSchema, readManifest } from './manifest.ts';
export { type RenderedClip, renderedClip } from './rendered-clip.ts';
export { evaluate, type Evaluation, type EvaluateOptions } from './run/evaluate.ts';
export type { ClipResult } from './score/score-clips.ts';
export { matchShots } from './score/match-shots.ts';
export { scoreTable } from './score/score-table.ts';
export { fitReport, weightsFile } from './fit/fit-report.ts';
export { fitWeights } from './fit/fit-weights.ts';
export { measureClips, type Measurements, measurementsSchema } from './fit/measurements.ts';
