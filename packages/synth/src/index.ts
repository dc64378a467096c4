export type { CameraPlacement } from './camera/camera.ts';
export { type RenderedWorkout, renderWorkout, type WorkoutOptions } from './render-workout.ts';
export type { PlannedShot, ShotKind } from './scene/plan.ts';
export type { Truth, TrueShot } from './truth.ts';
