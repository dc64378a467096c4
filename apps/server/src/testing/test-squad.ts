import * as contract from '@hooplog/contract';
import { afterEach, beforeEach } from 'vitest';
import { type SignedIn, type TestApp, useTestApp } from './test-app.ts';

/** Start time of every test with a squad. */
export const TODAY = new Date('2026-06-15T12:00:00Z');
export const DAY_MS = 24 * 60 * 60 * 1000;
/** Expiry of what is made at that moment: seven days later, to the millisecond. */
export const EXPIRY = new Date(TODAY.getTime() + 7 * DAY_MS);

/** A squad with only its owner. */
interface TestSquad {
  readonly server: TestApp;
  readonly owner: SignedIn;
  readonly id: string;
  /** Invites by a link or to an address; as the owner unless another member is given. */
  readonly invite: (inviteeEmail?: string, by?: SignedIn) => Promise<contract.GroupInvitation>;
  /** Token of a new link for one person. */
  readonly linkToken: () => Promise<string>;
  /** A new user with name and birthday, who joins. */
  readonly comeIn: (name: string, birthday?: string | null) => Promise<SignedIn>;
  /** Sets the clock to that many days after TODAY. */
  readonly daysLater: (days: number) => void;
  /** In the order of joining. */
  readonly memberIds: () => Promise<string[]>;
}

/** The parameters of a call about an invitation. */
export const at = (token: string) => ({ params: { token } });

export const ADULT = '1990-05-06';

/** Fills in a profile. */
export const introduce = (
  { client }: SignedIn,
  displayName: string,
  birthday: string | null = ADULT,
) => client.call(contract.updateProfile, { body: { displayName, birthday } });

/** A squad "Tigers" for each test of a file, made at a fixed time from which tests can move on. */
export function useTestSquad(): TestSquad {
  const server = useTestApp();
  let made: { readonly owner: SignedIn; readonly id: string } | null = null;
  const squad = () => {
    if (made === null) throw new Error('The squad is there only inside tests');
    return made;
  };
  beforeEach(async () => {
    server.clock = TODAY;
    const owner = await server.signIn();
    const { id } = await owner.client.call(contract.createGroup, { body: { name: 'Tigers' } });
    made = { owner, id };
  });
  afterEach(() => {
    server.clock = null;
  });

  const invite: TestSquad['invite'] = (inviteeEmail, by = squad().owner) =>
    by.client.call(contract.createGroupInvitation, {
      params: { id: squad().id },
      body: inviteeEmail === undefined ? {} : { inviteeEmail },
    });
  const linkToken = async () => (await invite()).token ?? '';
  return {
    server,
    get owner() {
      return squad().owner;
    },
    get id() {
      return squad().id;
    },
    invite,
    linkToken,
    comeIn: async (name, birthday) => {
      const person = await server.signIn();
      await introduce(person, name, birthday);
      await person.client.call(contract.acceptInvitation, at(await linkToken()));
      return person;
    },
    daysLater: (days) => {
      server.clock = new Date(TODAY.getTime() + days * DAY_MS);
    },
    memberIds: async () => {
      const { owner, id } = squad();
      const members = await owner.client.call(contract.listGroupMembers, { params: { id } });
      return members.map(({ user }) => user.id);
    },
  };
}
