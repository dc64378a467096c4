import * as contract from '@hooplog/contract';

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

const patternOf = ({ method, path }: contract.Endpoint) =>
  new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`);

// Paths without parameters first: `/api/workouts/history` is no id.
const ENDPOINTS = Object.values<unknown>(contract)
  .filter(isEndpoint)
  .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
  .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint) }));

/**
 * Checks a stubbed success response against the contract, because the client does not validate responses.
 * @param call "METHOD /path", with or without a query
 * @throws if the contract has no such call, or another answer to it
 */
export function checkAnswer(call: string, status: number, body: unknown): void {
  const endpoint = ENDPOINTS.find(({ pattern }) => pattern.test(call))?.endpoint;
  if (endpoint === undefined) throw new Error(`The contract has no call ${call}`);
  const schema = status === endpoint.status ? endpoint.response : endpoint.otherResponses?.[status];
  const problem = schema?.safeParse(body).error?.message;
  if (problem !== undefined) throw new Error(`${call} answers otherwise: ${problem}`);
}
