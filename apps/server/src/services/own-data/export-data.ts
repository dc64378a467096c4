import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { csvLine } from './csv.ts';
import { COLUMNS, FREE_TEXT, manualWorkoutRows, workoutRows } from './csv-rows.ts';
import {
  readAchievements,
  readDrills,
  readGoals,
  readManualWorkouts,
  readNotifications,
  readWorkouts,
} from './read-own-data.ts';

const FORMAT = { format: 'hooplog-export', version: 1 } as const;

function profileOf(user: User) {
  const { email, firstName, lastName, displayName, birthday, position, height, skillLevel } = user;
  const { isCoach, marketingEmails, productUpdates, weeklyDigest, timeZone, createdAt } = user;
  const { equipment, squadSharing, weeklyRestDay, language, units, threePointLine } = user;
  return {
    ...{ email, firstName, lastName, displayName, birthday, position, height, skillLevel },
    ...{ isCoach, marketingEmails, productUpdates, weeklyDigest, timeZone, createdAt },
    ...{ equipment, squadSharing, weeklyRestDay, language, units, threePointLine },
  };
}

/** Elements of a JSON array, one per line. */
async function* jsonList(items: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = '\n';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`;
    separator = ',\n';
  }
}

/** All data of the user as JSON, in chunks; docs/export-format.md describes it. */
export async function* exportJson(context: AppContext, user: User): AsyncGenerator<string> {
  const head = { ...FORMAT, exportedAt: context.now().toISOString(), profile: profileOf(user) };
  yield `${JSON.stringify(head).slice(0, -1)},\n"workouts": [`;
  yield* jsonList(readWorkouts(context, user.id));
  yield '],\n"manualWorkouts": [';
  yield* jsonList(readManualWorkouts(context, user.id));
  yield `],\n"goals": ${JSON.stringify(await readGoals(context, user.id))}`;
  yield `,\n"achievements": ${JSON.stringify(await readAchievements(context, user.id))}`;
  yield `,\n"drills": ${JSON.stringify(await readDrills(context, user.id))}`;
  yield `,\n"notifications": ${JSON.stringify(await readNotifications(context, user.id))}}\n`;
}

const lines = (rows: readonly string[][]) => rows.map((row) => csvLine(row, FREE_TEXT)).join('');

/** The workouts as CSV, in chunks. */
export async function* exportCsv(context: AppContext, user: User): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  for await (const workout of readWorkouts(context, user.id)) {
    yield lines(workoutRows(workout));
  }
  for await (const workout of readManualWorkouts(context, user.id)) {
    yield lines(manualWorkoutRows(workout));
  }
}
