import type { ClientRequest } from 'node:http';

/**
 * The status of the answer to a request that was begun; nobody reads more of it. It settles whatever the other side does: an
 * answer that changes the protocol (101) ends a request without an answer and without an error.
 */
export function statusOf(sent: ClientRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on('error', reject);
    sent.on('close', () => {
      reject(new Error('The connection ended without an answer'));
    });
  });
}
