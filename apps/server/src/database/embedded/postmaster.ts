import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Cluster } from './cluster.ts';
import { isProcessAlive } from './process-alive.ts';
import { finish } from './run-as.ts';

/** What a running server writes about itself to `postmaster.pid`. */
interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

const PID_LINE = 0;
const PORT_LINE = 3;
const STATUS_LINE = 7;

/** The server that claims this folder; null when there is none. It may have died since. */
export async function readPostmaster(dir: string): Promise<Postmaster | null> {
  const text = await readFile(join(dir, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  const pid = Number(lines[PID_LINE]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[PORT_LINE]), isReady: lines[STATUS_LINE]?.trim() === 'ready' };
}

/**
 * Stops the server that outlived a hard kill of the program, so that the new one starts from a known state. After a reboot its
 * process number may belong to another program, which would keep PostgreSQL from starting: then only the stale file is removed.
 */
export async function clearLeftover(cluster: Cluster): Promise<void> {
  const postmaster = await readPostmaster(cluster.dir);
  if (postmaster === null || !isProcessAlive(postmaster.pid)) return;
  if (!(await isServerOf(postmaster.pid, cluster.dir))) {
    await rm(join(cluster.dir, 'postmaster.pid'), { force: true });
    return;
  }
  await stopServer(cluster, 'fast')
    .catch(() => stopServer(cluster, 'immediate'))
    .catch(() => {
      endProcess(postmaster.pid);
    });
}

/**
 * Ends processes of a killed server that are busy and have not noticed yet that it is gone. While they live they hold its shared
 * memory, and PostgreSQL refuses to start. Linux identifies them by their working folder; elsewhere we wait for them.
 */
export async function endOrphans({ dir }: Cluster): Promise<void> {
  if (process.platform !== 'linux') return;
  const folder = await realpath(dir);
  for (const name of await readdir('/proc')) {
    const at = await readlink(`/proc/${name}/cwd`).catch(() => null);
    if (at !== folder) continue;
    const program = await readlink(`/proc/${name}/exe`).catch(() => '');
    if (basename(program) === 'postgres') endProcess(Number(name));
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** `fast` closes the connections and writes everything out; `immediate` leaves recovery to the next start. */
export async function stopServer(cluster: Cluster, mode: 'fast' | 'immediate'): Promise<void> {
  const args = ['stop', '-D', cluster.dir, '-m', mode, '-w', '-t', '30', '--silent'];
  await finish(cluster.run(cluster.binaries.pgCtl, args, {}));
}

async function isServerOf(pid: number, dir: string): Promise<boolean> {
  const command = await commandLine(pid);
  // Windows does not show command lines without special tools; there we trust the number.
  return command === null || (command.includes('postgres') && command.includes(dir));
}

async function commandLine(pid: number): Promise<string | null> {
  if (process.platform === 'win32') return null;
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return text.replaceAll('\0', ' ');
  }
  const ps = promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', `${pid}`]);
  return ps.then(
    ({ stdout }) => stdout,
    () => '',
  );
}
