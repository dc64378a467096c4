import * as contract from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';
import { aCoach } from '../../testing/test-teams.ts';

const server = useTestApp();

/** One code point, which JavaScript counts as two. */
const BALL = '🏀';
/** Five code points that are drawn as one character: three people and two joiners. */
const FAMILY = '👨‍👩‍👧';

interface Written {
  readonly endpoint: contract.Endpoint;
  /** The only field of its body. */
  readonly field: string;
  readonly max: number;
  /** Reads the stored text. */
  readonly read: (author: SignedIn) => Promise<string | null | undefined>;
}

const TEXTS: Record<string, Written> = {
  'a message': {
    endpoint: contract.createMessage,
    field: 'content',
    max: LIMITS.MESSAGE_MAX,
    read: async ({ client }) => (await client.call(contract.listMessages)).at(-1)?.content,
  },
  'a display name': {
    endpoint: contract.updateProfile,
    field: 'displayName',
    max: LIMITS.DISPLAY_NAME_MAX,
    read: async ({ client }) => (await client.call(contract.getCurrentUser)).displayName,
  },
  'the name of a squad': {
    endpoint: contract.createGroup,
    field: 'name',
    max: LIMITS.GROUP_NAME_MAX,
    read: async ({ client }) => (await client.call(contract.listGroups))[0]?.name,
  },
  'the name of a team': {
    endpoint: contract.createTeam,
    field: 'name',
    max: LIMITS.TEAM_NAME_MAX,
    read: async ({ client }) => (await client.call(contract.listTeams))[0]?.name,
  },
};

describe.each(Object.entries(TEXTS))('%s', (_what, { endpoint, field, max, read }) => {
  test.each([
    ['emoji', BALL, 1],
    ['emoji that are drawn as one', FAMILY, 5],
  ])('has room for as many %s as for letters, and no more', async (_kind, emoji, characters) => {
    const author = await aCoach(server);
    const full = emoji.repeat(max / characters);
    await author.client.call(endpoint, { body: { [field]: full } });
    expect(await read(author)).toBe(full);
    const body = { [field]: `${full}.` };
    expect((await author.client.refused(400, endpoint, { body })).fields).toHaveProperty(field);
  });
});
