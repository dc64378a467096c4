import * as contract from '@hooplog/contract';
import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();

const languageCookie = (headers: { readonly 'set-cookie'?: string | string[] | undefined }) =>
  [headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('hooplog_language='));

const patch = async (payload: object) => {
  const { client } = await server.signIn();
  const answer = await client.request({ method: 'PATCH', url: '/api/user/profile', payload });
  return { client, answer };
};

test('a choice is saved with the account and in the browser', async () => {
  const { client, answer } = await patch({ displayName: 'Ana', language: 'es' });
  expect(answer.json()).toMatchObject({ language: 'es' });
  expect(languageCookie(answer.headers)).toMatch(
    /^hooplog_language=es; Max-Age=31536000; Path=\/;/,
  );
  expect(await client.call(contract.getCurrentUser)).toMatchObject({ language: 'es' });
});

test('an unknown language is refused', async () => {
  const { answer } = await patch({ displayName: 'Ana', language: 'fr' });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    400,
    'Choose a language',
  ]);
  expect(languageCookie(answer.headers)).toBeUndefined();
});

test('an account takes the language of its first browser', async () => {
  const { client } = await server.signIn();
  expect(await client.call(contract.getCurrentUser)).toMatchObject({ language: 'en' });
});

test.each<[what: string, payload: object, phrase: object]>([
  [
    'a limit of the contract',
    { displayName: 'A'.repeat(101) },
    { text: 'Display name can have at most {max} characters', values: { max: 50 } },
  ],
  [
    'a list of values',
    { displayName: 'Ana', position: 'Goalkeeper' },
    { text: 'Choose Guard, Forward or Center' },
  ],
  [
    'a type error of zod',
    { displayName: 'Ana', units: 'miles' },
    { text: 'This must be one of: {values}', values: { values: 'imperial, metric' } },
  ],
])('a field error about %s is a phrase, too', async (_, payload, phrase) => {
  const { answer } = await patch(payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ phrase });
});

test('an error is sent in English, and as a pattern with its values', async () => {
  const { client } = await server.signIn();
  const answer = await client.request({
    method: 'DELETE',
    url: '/api/user',
    payload: { confirmation: 'no' },
  });
  expect(answer.json()).toMatchObject({
    code: 'validation_failed',
    message: 'Type DELETE or your e-mail address to confirm',
    phrase: {
      text: 'Type {deletionWord} or your e-mail address to confirm',
      values: { deletionWord: 'DELETE' },
    },
  });
});
