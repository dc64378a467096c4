import { expect, it } from 'vitest';
import { readMailedLink } from './mailed-link.ts';

const PROOF = 'aB3-_'.repeat(9).slice(0, 43);
const EMAIL = 'jo.rivers+hoop@example.com';

it.each([
  ['six digits', `123456.${PROOF}.jo.rivers%2Bhoop%40example.com`, '123456'],
  ['twelve digits', `123456789012.${PROOF}.jo.rivers%2Bhoop%40example.com`, '123456789012'],
  ['already decoded', `123456.${PROOF}.${EMAIL}`, '123456'],
])('%s', (_what, hash, code) => {
  expect(readMailedLink(hash)).toEqual({ email: EMAIL, code, proof: PROOF });
});

it.each([
  ['nothing', ''],
  ['the id of a section', 'features'],
  ['seven digits', `1234567.${PROOF}.${EMAIL}`],
  ['a short proof', `123456.${PROOF.slice(1)}.${EMAIL}`],
  ['no address', `123456.${PROOF}.`],
  ['a damaged address', `123456.${PROOF}.a%4`],
])('is not a mailed link: %s', (_what, hash) => {
  expect(readMailedLink(hash)).toBeNull();
});
