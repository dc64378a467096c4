import { renderedClip } from '@hooplog/eval';
import { afterEach, expect, it, vi } from 'vitest';
import { EXIT, runCli } from './run-cli.ts';
import { capturedTerminal } from './testing/captured-terminal.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('without the weights of its eyes it says what to do, and counts nothing', async () => {
  vi.stubEnv('HOOPLOG_EYES_WEIGHTS', '/no/such/folder');
  const { path } = await renderedClip();
  const terminal = capturedTerminal();
  expect(await runCli(['analyze', path], terminal)).toBe(EXIT.failed);
  expect(terminal.complained()).toContain('git checkout -- packages/eyes/weights');
  expect(terminal.printed()).toBe('');
});
