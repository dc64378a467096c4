import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { CannotStart } from '../../errors/cannot-start.ts';
import { type Account, canReach } from './account.ts';

/** Starts a PostgreSQL program under the right account. */
export type Runner = (command: string, args: string[], options: SpawnOptions) => ChildProcess;

/** Linux capabilities that let a process enter folders closed to its account; the weaker one first. */
const PASSING = [
  { name: 'dac_read_search', bit: 2 },
  { name: 'dac_override', bit: 1 },
] as const;

/**
 * A data folder below /root is closed to every other account. There the account gets the capability to enter it (and no other
 * rights of root), so that neither the data has to move nor the permissions of folders to change.
 */
export async function makeRunner(account: Account | null, dir: string): Promise<Runner> {
  if (account === null) return (command, args, options) => spawn(command, args, options);
  if (await canReach(account, dir)) {
    return (command, args, options) => spawn(command, args, { ...options, ...account });
  }
  const prefix = ['--reuid', `${account.uid}`, '--regid', `${account.gid}`, '--clear-groups'];
  const capability = `+${await passingCapability()}`;
  prefix.push('--inh-caps', capability, '--ambient-caps', capability);
  return (command, args, options) => spawn('setpriv', [...prefix, command, ...args], options);
}

async function passingCapability(): Promise<string> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const allowed = BigInt(`0x${/^CapBnd:\s*([0-9a-f]+)/m.exec(status)?.[1] ?? '0'}`);
  const found = PASSING.find(({ bit }) => (allowed & (1n << BigInt(bit))) !== 0n);
  if (found !== undefined) return found.name;
  throw new CannotStart(
    'PostgreSQL does not run as root, and no other account may enter this folder: move the checkout, set HOOPLOG_DATA_DIR, or start as another user',
  );
}

/** Runs a program to its end; throws with its output if it fails. */
export async function finish(child: ChildProcess, input?: string): Promise<void> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin?.end(input);
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', failed);
    child.once('close', done);
  });
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${code ?? 'a signal'}: ${output}`);
}
