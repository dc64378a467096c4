export { type ManifestClip, manifestSchema, readManifest } from './manifest.ts';
export { type RenderedClip, renderedClip } from './rendered-clip.ts';
export { FILMED_DRILLS, renderedDrill } from './rendered-drill.ts';
export { analyseClip } from './run/analyse-clip.ts';
export { LEFT_OUT_EYES } from './run/left-out-eyes.ts';
export { analyseClips, evaluate, type Evaluation, type EvaluateOptions } from './run/evaluate.ts';
export type { ClipResult } from './score/score-clips.ts';
export { matchShots } from './score/match-shots.ts';
export { scoreTable } from './score/score-table.ts';
export { ablate, ablationTable } from './fit/ablate.ts';
export { fitReport, weightsFile } from './fit/fit-report.ts';
export { fitWeights } from './fit/fit-weights.ts';
export { measureClips, type Measurements, measurementsSchema } from './fit/measurements.ts';
export { renderPictures } from './rendered/render-pictures.ts';
export { renderClip, renderClips, writeManifest } from './rendered/render-clips.ts';
export { accuracyPage } from './report/accuracy-page.ts';
export { mechanicsPage } from './report/mechanics-page.ts';
export { checkShots } from './report/true-shots.ts';
export { measure, type Measured } from './bench/measure.ts';
export { longClip, phoneClips, writeCameraClip } from './bench/phone-clips.ts';
export {
  mutationSection,
  mutationSectionOf,
  survivorLines,
  withMutationSection,
} from './report/mutation-section.ts';
export { measureSteadiness, steadinessTable } from './steadiness/measure-steadiness.ts';
