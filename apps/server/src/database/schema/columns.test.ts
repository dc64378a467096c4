import { emailSchema } from '@hooplog/contract';
import { CHALLENGE_LIMITS, LIMITS } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();

/** The longest address that can be entered, in characters. */
const EMAIL_MAX = 254;

const emailOf = (length: number) => `${'x'.repeat(length - '@ab.de'.length)}@ab.de`;

// A text that the contract accepts but its column cannot hold would give a 500 instead of a message.
test('every column with a length holds the longest text that the contract accepts', async () => {
  const { rows } = await server.context.database.execute<{ place: string; length: number }>(
    sql`select table_name || '.' || column_name as place, character_maximum_length as length
        from information_schema.columns
        where table_schema = 'public' and character_maximum_length is not null`,
  );
  expect(Object.fromEntries(rows.map(({ place, length }) => [place, length]))).toEqual({
    'users.display_name': LIMITS.DISPLAY_NAME_MAX,
    'groups.name': LIMITS.GROUP_NAME_MAX,
    'groups.description': LIMITS.GROUP_DESCRIPTION_MAX,
    'challenges.name': CHALLENGE_LIMITS.NAME_MAX,
    'team_assignments.title': LIMITS.ASSIGNMENT_TITLE_MAX,
    'users.email': EMAIL_MAX,
    'email_changes.email': EMAIL_MAX,
    'email_codes.email': EMAIL_MAX,
    'group_invites.invitee_email': EMAIL_MAX,
    'team_invites.invitee_email': EMAIL_MAX,
    'parental_consents.parent_email': EMAIL_MAX,
  });
  expect(emailSchema.safeParse(emailOf(EMAIL_MAX)).success).toBe(true);
  expect(emailSchema.safeParse(emailOf(EMAIL_MAX + 1)).success).toBe(false);
});

test('the height column holds every height that the contract accepts', async () => {
  const { rows } = await server.context.database.execute<{ rule: string }>(
    sql`select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'users_height'`,
  );
  const { HEIGHT_MIN_INCHES, HEIGHT_MAX_INCHES } = LIMITS;
  expect(rows[0]?.rule).toContain(
    `(height >= ${HEIGHT_MIN_INCHES}) AND (height <= ${HEIGHT_MAX_INCHES})`,
  );
});
