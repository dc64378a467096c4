// What pages load of it after themselves: one file, as every page names all files.
export { KindSelect } from './kind-select.tsx';
export { KindsCard } from './kinds-card.tsx';
export { KindsOfWorkout } from './kinds-of-workout.tsx';
