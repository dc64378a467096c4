import { updateCoachStatus, updateProfile } from '@hooplog/contract';
import { beforeAll } from 'vitest';
import type { SignedIn, TestApp } from '../testing/test-app.ts';

/**
 * Who calls. `owner` owns every thing that a row is about, and the squad; also plays on the team. `member` is another
 * member of that squad, `player` another player of that team, `coach` its coach. The stranger shares nothing with them.
 */
export const ROLES = ['signed out', 'stranger', 'member', 'owner', 'coach', 'player'] as const;
export type Role = (typeof ROLES)[number];

/** Milliseconds: dozens of calls, on a machine that may be busy. */
export const PATIENCE = 60_000;

type People = Readonly<Record<Exclude<Role, 'signed out'>, SignedIn>>;

/** The people of the table, signed in for all rows of a test file. */
export function usePeople(server: TestApp): () => People {
  let people: People | null = null;
  beforeAll(async () => {
    const signIn = async (name: string) => {
      const person = await server.signIn(`${name}@example.com`);
      await person.client.call(updateProfile, { body: { displayName: name } });
      return person;
    };
    people = {
      stranger: await signIn('stranger'),
      member: await signIn('member'),
      owner: await signIn('owner'),
      coach: await signIn('coach'),
      player: await signIn('player'),
    };
    await people.coach.client.call(updateCoachStatus, { body: { isCoach: true } });
  }, PATIENCE);
  return () => {
    if (people === null) throw new Error('There are people only inside tests');
    return people;
  };
}

/** Where a row takes its things from. */
export interface World {
  readonly server: TestApp;
  readonly people: People;
}
