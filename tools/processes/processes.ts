import { readdir, readFile } from 'node:fs/promises';

/** Linux clock ticks per second. */
const TICKS_A_SECOND = 100;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly milliseconds: number;
}

async function readProcess(pid: number): Promise<Process | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // The name in brackets may contain anything; the fields after it are state, parent, …, user and system time, and the
  // same times of children that have ended: without those the total would fall when a PostgreSQL process ends.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid, parent: Number(fields[1]), milliseconds: (1000 * ticks) / TICKS_A_SECOND };
}

/** A program, its children, and theirs. */
async function readFamily(pid: number): Promise<Process[]> {
  const names = await readdir('/proc').catch(() => []);
  const all = await Promise.all(names.map(Number).filter(Number.isInteger).map(readProcess));
  const running = all.filter((found) => found !== null);
  const under = (parent: Process): Process[] => [
    parent,
    ...running.filter((found) => found.parent === parent.pid).flatMap(under),
  ];
  return running.filter((found) => found.pid === pid).flatMap(under);
}

/** The process ids of a program, its children, and theirs. */
export const processesUnder = async (pid: number): Promise<number[]> =>
  (await readFamily(pid)).map((found) => found.pid);

/**
 * Milliseconds of processor time used by a program and its descendants; 0 if the system does not report it. Unlike a
 * rate it does not depend on the machine's other load.
 */
export const cpuOf = async (pid: number): Promise<number> =>
  (await readFamily(pid)).reduce((sum, { milliseconds }) => sum + milliseconds, 0);

/** MB of memory of a process, including a proportional share of shared memory. */
export async function memoryOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss: +(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024;
}

/** Open files and connections of a process. */
export const handlesOf = async (pid: number): Promise<number> =>
  (await readdir(`/proc/${pid}/fd`).catch(() => [])).length;
