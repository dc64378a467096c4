import { TEAM, TEAM_PLAYER } from './team.ts';
import { EARLIER, FULL_DAY, WORKOUT } from './training.ts';

/**
 * Every screen of a player's own training, of a coach and of an operator: address, and the heading that shows it has
 * loaded.
 */
export const TRAINING_SCREENS: readonly (readonly [address: string, heading: string])[] = [
  // Without a session on the server, `/` is the landing page.
  ['/home', 'Let’s get to work, Maya'],
  ['/upload', 'Log Workout'],
  ['/manual-workout', 'Log Manual Workout'],
  ['/heatmap', 'Shooting Heat Map'],
  [`/calendar?day=${FULL_DAY}`, 'Workout Calendar'],
  ['/badges', 'Achievements'],
  [`/workout/${WORKOUT.id}`, 'Tuesday, March 17, 2026 at 6:30 PM'],
  [`/workouts/compare?a=${WORKOUT.id}&b=${EARLIER.id}`, 'Compare two workouts'],
  [`/teams/${TEAM.id}`, TEAM.name],
  [`/teams/${TEAM.id}/week`, TEAM.name],
  [`/teams/${TEAM.id}/players/${TEAM_PLAYER.player.id}`, TEAM_PLAYER.player.name],
  ['/progress', 'Progress'],
  ['/drills', 'Drills'],
  ['/data', 'Your Data'],
  ['/trash', 'Trash'],
  ['/inbox', 'Inbox'],
  ['/operator', 'Operator'],
  ['/operator?tab=accounts', 'Operator'],
  ['/operator?tab=state', 'Operator'],
  ['/operator?tab=log', 'Operator'],
];
