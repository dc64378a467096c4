import * as contract from '@hooplog/contract';
import { expect } from 'vitest';
import type { SignedIn } from './test-app.ts';

/** Sends a file to import; the answer as it comes. */
export const sendImport = ({ client }: Pick<SignedIn, 'client'>, file: string) =>
  client.request({
    method: 'POST',
    url: contract.importData.path,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(file),
  });

/** Imports a file that must be taken. */
export async function imported(player: Pick<SignedIn, 'client'>, file: string) {
  const answer = await sendImport(player, file);
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.importData.response.parse(answer.json());
}
