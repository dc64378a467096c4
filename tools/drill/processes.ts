import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** Targets of kills. `everything` is all processes of the program at once, as in a power cut. */
export const VICTIMS = [
  'api',
  'worker',
  'postgres',
  'analysis',
  'ffmpeg',
  'supervisor',
  'everything',
] as const;
export type Victim = (typeof VICTIMS)[number];
type Kind = Exclude<Victim, 'everything'>;

interface Running {
  readonly pid: number;
  readonly kind: Kind;
}

/** The processes of the program that uses a data folder, as reported by Linux. */
async function processesOn(dataDir: string): Promise<Running[]> {
  const found: Running[] = [];
  for (const name of await readdir('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid) || pid === process.pid) continue;
    const read = (file: string) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '');
    const command = (await read('cmdline')).replaceAll('\0', ' ').trim();
    const isOurs =
      command.includes(`${dataDir}/`) ||
      (await read('environ')).includes(`HOOPLOG_DATA_DIR=${dataDir}\0`);
    const kind = isOurs ? kindOf(command) : null;
    if (kind !== null) found.push({ pid, kind });
  }
  return found;
}

function kindOf(command: string): Kind | null {
  if (command.endsWith('main.ts api')) return 'api';
  if (command.endsWith('main.ts worker')) return 'worker';
  if (command.endsWith('child-main.ts')) return 'analysis';
  if (/^\S*ff(mpeg|probe) /.test(command)) return 'ffmpeg';
  // The server itself, and its child processes after its end: one kind, all killed together.
  if (/postgres\b/.test(command)) return 'postgres';
  return command.endsWith('server/src/main.ts') ? 'supervisor' : null;
}

/** Kills all processes of a kind with SIGKILL. Returns how many. */
export async function kill(dataDir: string, victim: Victim): Promise<number> {
  const running = await processesOn(dataDir);
  const chosen = running.filter(({ kind }) => victim === 'everything' || kind === victim);
  return chosen.filter(({ pid }) => killOne(pid)).length;
}

const LOOK_EVERY_MS = 20;

/** Kills the processes of a kind as soon as there are any: an ffmpeg runs only for moments. Returns how many. */
export async function killSoon(dataDir: string, victim: Victim, withinMs: number): Promise<number> {
  const giveUpAt = Date.now() + withinMs;
  for (;;) {
    const killed = await kill(dataDir, victim);
    if (killed > 0 || Date.now() > giveUpAt) return killed;
    await delay(LOOK_EVERY_MS);
  }
}

function killOne(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}
