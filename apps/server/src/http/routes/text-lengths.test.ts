import * as contract from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';
import { aCoach } from '../../testing/test-teams.ts';

const server = useTestApp();

/** One character, which JavaScript counts as two. */
const BALL = '🏀';
/** Five characters that are drawn as one: three people, and what joins them. */
const FAMILY = '👨‍👩‍👧';

interface Written {
  readonly max: number;
  /** The field that is too long. */
  readonly field: string;
  /** Sends a text; answers it as it is read from then on. */
  readonly write: (author: SignedIn, text: string) => Promise<string | null | undefined>;
  /** Sends a text that is refused; answers the fields that are named. */
  readonly refused: (
    author: SignedIn,
    text: string,
  ) => Promise<Readonly<Record<string, string>> | undefined>;
}

const TEXTS: Record<string, Written> = {
  'a message': {
    max: LIMITS.MESSAGE_MAX,
    field: 'content',
    write: async ({ client }, content) => {
      await client.call(contract.createMessage, { body: { content } });
      return (await client.call(contract.listMessages)).at(-1)?.content;
    },
    refused: async ({ client }, content) =>
      (await client.refused(400, contract.createMessage, { body: { content } })).fields,
  },
  'a display name': {
    max: LIMITS.DISPLAY_NAME_MAX,
    field: 'displayName',
    write: async ({ client }, displayName) => {
      await client.call(contract.updateProfile, { body: { displayName } });
      return (await client.call(contract.getCurrentUser)).displayName;
    },
    refused: async ({ client }, displayName) =>
      (await client.refused(400, contract.updateProfile, { body: { displayName } })).fields,
  },
  'the name of a squad': {
    max: LIMITS.GROUP_NAME_MAX,
    field: 'name',
    write: async ({ client }, name) => {
      await client.call(contract.createGroup, { body: { name } });
      return (await client.call(contract.listGroups))[0]?.name;
    },
    refused: async ({ client }, name) =>
      (await client.refused(400, contract.createGroup, { body: { name } })).fields,
  },
  'the name of a team': {
    max: LIMITS.TEAM_NAME_MAX,
    field: 'name',
    write: async ({ client }, name) => {
      await client.call(contract.createTeam, { body: { name } });
      return (await client.call(contract.listTeams))[0]?.name;
    },
    refused: async ({ client }, name) =>
      (await client.refused(400, contract.createTeam, { body: { name } })).fields,
  },
};

describe.each(Object.entries(TEXTS))('%s', (_what, { max, field, write, refused }) => {
  test.each([
    ['emoji', BALL, 1],
    ['emoji that are drawn as one', FAMILY, 5],
  ])('has room for as many %s as for letters, and no more', async (_kind, emoji, characters) => {
    const author = await aCoach(server);
    const full = emoji.repeat(max / characters);
    expect(await write(author, full)).toBe(full);
    expect(await refused(author, `${full}.`)).toHaveProperty(field);
  });
});
