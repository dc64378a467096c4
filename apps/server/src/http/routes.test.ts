import * as contract from '@hooplog/contract';
import { expect, test } from 'vitest';
import type { AppContext } from '../services/context.ts';
import { useTestApp } from '../testing/test-app.ts';
import { registerRoutes } from './routes.ts';

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const endpoints = Object.values<unknown>(contract).filter(isEndpoint);
const nameOf = ({ method, path }: contract.Endpoint) => `${method} ${path}`;

const server = useTestApp();

test('every endpoint of the contract has exactly one route, and there are no others', () => {
  const registered: string[] = [];
  registerRoutes((endpoint) => registered.push(nameOf(endpoint)), {} as AppContext);
  expect(registered.toSorted()).toEqual(endpoints.map(nameOf).toSorted());
});

test('every endpoint that needs sign-in answers 401 Unauthorized without it', async () => {
  const client = server.newClient();
  for (const endpoint of endpoints.filter(({ access }) => access === 'signed_in')) {
    const url = endpoint.path.replace(':id', '01a1fe73-d491-718f-9e3d-8d25198f805e');
    const response = await client.request({ method: endpoint.method, url });
    expect({ call: nameOf(endpoint), status: response.statusCode }).toEqual({
      call: nameOf(endpoint),
      status: 401,
    });
    if (endpoint.method === 'HEAD') continue;
    expect(response.json()).toMatchObject({ message: 'Unauthorized', code: 'unauthorized' });
  }
});

test('the documentation names the language of a drill’s name', async () => {
  const { body } = await server.newClient().request({ url: '/api/docs/json' });
  expect(body).toContain('Built-in drills have their English name');
});

test('the documentation lists every call', async () => {
  const response = await server.newClient().request({ url: '/api/docs/json' });
  const { paths } = response.json<{ paths: Record<string, Record<string, unknown>> }>();
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const expected = endpoints.map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(documented.filter((call) => call.includes('/api/')).toSorted()).toEqual(
    expected.toSorted(),
  );
});
