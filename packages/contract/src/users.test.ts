import { describe, expect, it } from 'vitest';
import './built-in-messages.ts';
import { profileInputSchema, type ProfileInput } from './users.ts';

const tomorrowAnywhere = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

describe('the profile form', () => {
  it.each<[string, Partial<Record<keyof ProfileInput, unknown>>, string | null]>([
    ['a name is enough', {}, null],
    ['no name', { displayName: undefined }, 'Display name is required'],
    ['a blank name', { displayName: '   ' }, 'Display name is required'],
    ['50 characters', { displayName: 'x'.repeat(50) }, null],
    [
      '51 characters',
      { displayName: 'x'.repeat(51) },
      'Display name can have at most 50 characters',
    ],
    ['the first possible birthday', { birthday: '1900-01-01' }, null],
    ['a day before it', { birthday: '1899-12-31' }, 'Birthday cannot be before 1900-01-01'],
    ['a future birthday', { birthday: tomorrowAnywhere }, 'Birthday cannot be in the future'],
    ['an invalid birthday', { birthday: 'spring' }, 'Please enter a valid date'],
    ['the lowest height', { height: 48 }, null],
    ['below it', { height: 47 }, 'Height must be at least 48 inches'],
    ['the greatest height', { height: 96 }, null],
    ['above it', { height: 97 }, 'Height must be at most 96 inches'],
    ['half an inch', { height: 70.5 }, 'Height is a whole number of inches'],
    ['a position not on the list', { position: 'Libero' }, 'Choose Guard, Forward or Center'],
    ['fields left empty', { birthday: null, position: null, height: null, skillLevel: null }, null],
    ['a preference that is not 0 or 1', { productUpdates: 2 }, 'This must be one of: 0, 1'],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, 'Unknown time zone'],
  ])('%s', (_, change, complaint) => {
    const result = profileInputSchema.safeParse({ displayName: 'Sam', ...change });
    expect(result.error?.issues[0]?.message ?? null).toBe(complaint);
  });
});
