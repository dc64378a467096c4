export type { CameraPlacement } from './camera/camera.ts';
export type { CameraView } from './camera/views.ts';
export type { LineKind } from './pictures/line-labels.ts';
export type { PictureTopic } from './pictures/place-camera.ts';
export { type RenderedPicture, renderPicture } from './pictures/render-picture.ts';
export { type RenderedWorkout, renderWorkout, type WorkoutOptions } from './render-workout.ts';
export type { PlannedShot, ShotKind } from './scene/shot-kinds.ts';
export type { Truth, TrueShot } from './truth.ts';
export { hardConditions, movingConditions, type VariedConditions, varyConditions } from './vary.ts';
