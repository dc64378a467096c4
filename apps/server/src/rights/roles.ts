import { updateCoachStatus, updateProfile } from '@hooplog/contract';
import { beforeAll } from 'vitest';
import type { SignedIn, TestApp } from '../testing/test-app.ts';

/**
 * The callers. `owner` owns the resource of a row and the squad, and plays on the team. `member` is another
 * member of that squad, `player` another player of that team, `coach` its coach. The stranger has nothing to
 * do with them.
 */
export const ROLES = ['signed out', 'stranger', 'member', 'owner', 'coach', 'player'] as const;
export type Role = (typeof ROLES)[number];

/** Milliseconds: dozens of calls, on a machine that may be busy. */
export const PATIENCE = 60_000;

type People = Readonly<Record<Exclude<Role, 'signed out'>, SignedIn>>;

/** The callers of the table, signed in once for all rows of a test file. */
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

/** What a row needs to create its resources. */
export interface World {
  readonly server: TestApp;
  readonly people: People;
}
