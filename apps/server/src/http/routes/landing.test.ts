import * as contract from '@hooplog/contract';
import { expect, test } from 'vitest';
import { teams } from '../../database/schema/community.ts';
import { startTestApp } from '../../testing/test-app.ts';

test('the printed numbers stay unless the operator wants the own', async () => {
  const server = await startTestApp();
  try {
    const answer = await server.newClient().call(contract.getLandingNumbers);
    expect(answer).toEqual({ numbers: null });
  } finally {
    await server.close();
  }
});

test('own numbers count workouts, players of the last 30 days and teams, refreshed after ten minutes', async () => {
  const server = await startTestApp({ liveLandingNumbers: true });
  try {
    server.clock = new Date('2026-06-15T12:00:00Z');
    const shoot = async (workoutDate: string) => {
      const { client, user } = await server.signIn();
      await client.call(contract.createWorkout, {
        body: { workout: { workoutDate, totalShots: 2, made: 1, missed: 1 }, shotData: [] },
      });
      return user;
    };
    const { id: coachId } = await shoot('2026-06-14T12:00:00.000Z');
    await shoot('2026-05-01T12:00:00.000Z');
    const visitor = server.newClient();
    const first = { workouts: 2, players: 1, teams: 0 };
    expect(await visitor.call(contract.getLandingNumbers)).toEqual({ numbers: first });
    await server.context.database.insert(teams).values({ name: 'A', coachId });
    expect(await visitor.call(contract.getLandingNumbers)).toEqual({ numbers: first });
    server.clock = new Date('2026-06-15T12:10:00Z');
    expect(await visitor.call(contract.getLandingNumbers)).toEqual({
      numbers: { ...first, teams: 1 },
    });
  } finally {
    await server.close();
  }
});
