import type { AppContext } from '../services/context.ts';
import { findOrCreateUser } from '../services/sign-in/find-or-create-user.ts';
import { updateCoachStatus } from '../services/users/update-coach-status.ts';
import type { User } from '../services/users/find-user.ts';
import { updateProfile } from '../services/users/update-profile.ts';
import * as people from './demo-people.ts';
import { seedChat } from './seed-chat.ts';
import { seedGoals } from './seed-goals.ts';
import { seedOffers } from './seed-offers.ts';
import { seedPlaces } from './seed-places.ts';
import { seedSquads } from './seed-squads.ts';
import { seedTeams } from './seed-teams.ts';
import { seedTraining } from './seed-training.ts';

export const DEMO_EMAIL = people.DEMO_PLAYER.email;

const findPerson = (context: AppContext, { email }: people.DemoPerson): Promise<User> =>
  findOrCreateUser(context, {
    email,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });

/** The demo player, created if there is none. */
export const findDemoPlayer = (context: AppContext): Promise<User> =>
  findPerson(context, people.DEMO_PLAYER);

/** Creates a person with a profile and weeks of training. */
async function seedPerson(context: AppContext, person: people.DemoPerson): Promise<User> {
  const { displayName, position, height, skillLevel, style } = person;
  const squadSharing = { workouts: true, records: true };
  const profile = { displayName, position, height, skillLevel, squadSharing };
  const found = await findPerson(context, person);
  const user = await updateProfile(context, found, { ...profile, productUpdates: 0 });
  if (style.zeal > 0) await seedTraining(context, user, style);
  return user;
}

const asCoach = (context: AppContext, { id }: User): Promise<User> =>
  updateCoachStatus(context, id, true);

/**
 * Creates the demo player with eight weeks of training, weekly goals and places, and the people around them:
 * rivals, squads, teams with assigned workouts, a chat. Repeated runs only add the days since.
 */
export async function seedDemo(context: AppContext): Promise<void> {
  const demo = await asCoach(context, await seedPerson(context, people.DEMO_PLAYER));
  await seedGoals(context, demo);
  await seedPlaces(context, demo);
  const maya = await seedPerson(context, people.MAYA);
  const jonas = await seedPerson(context, people.JONAS);
  const priya = await seedPerson(context, people.PRIYA);
  const luis = await seedPerson(context, people.LUIS);
  const ava = await seedPerson(context, people.AVA);
  const theo = await seedPerson(context, people.THEO);
  const rivera = await asCoach(context, await seedPerson(context, people.RIVERA));
  const everybody = { demo, maya, jonas, priya, luis, ava, theo, rivera };
  await seedSquads(context, everybody);
  await seedTeams(context, everybody);
  await seedOffers(context, everybody);
  await seedChat(context, everybody);
}
