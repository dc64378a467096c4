import { readdirSync, readFileSync } from 'node:fs';

/** The kernel's facts about a process; pages of 4 KiB. */
interface ProcessFacts {
  readonly parent: number;
  readonly residentPages: number;
}

const MEGABYTE = 1024 * 1024;
const PAGE_BYTES = 4096;

/**
 * A process and all its descendants. Read from `/proc`; where there is none (macOS, Windows), only the
 * process itself with unknown memory (0).
 */
export function processTree(root: number): { pids: number[]; residentMegabytes: number } {
  const all = allProcesses();
  const pids = [root];
  // The list grows during the loop: children are appended behind their parents.
  for (const ancestor of pids) {
    for (const [pid, { parent }] of all) if (parent === ancestor) pids.push(pid);
  }
  const pages = pids.reduce((sum, pid) => sum + (all.get(pid)?.residentPages ?? 0), 0);
  return { pids, residentMegabytes: (pages * PAGE_BYTES) / MEGABYTE };
}

/** Kills a process, its group, and all descendants in groups of their own. */
export function killTree(root: number): void {
  const { pids } = processTree(root);
  killGroup(root);
  for (const pid of pids) kill(pid);
}

/** Kills all descendants of a process, but not the process itself. */
export function killBelow(root: number): void {
  for (const pid of processTree(root).pids) if (pid !== root) kill(pid);
}

/** Kills what is left of a group whose leader may already have ended. */
export function killGroup(leader: number): void {
  kill(-leader);
}

function kill(target: number): void {
  try {
    process.kill(target, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

function allProcesses(): Map<number, ProcessFacts> {
  const found = new Map<number, ProcessFacts>();
  for (const name of entriesOf('/proc')) {
    const pid = Number(name);
    const facts = Number.isInteger(pid) ? factsOf(pid) : null;
    if (facts !== null) found.set(pid, facts);
  }
  return found;
}

function entriesOf(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

/** Null if the process has ended. */
function factsOf(pid: number): ProcessFacts | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in brackets may contain spaces and brackets, so fields are counted from after it (proc(5),
    // from field 3).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), residentPages: Number(fields[21]) };
  } catch {
    return null;
  }
}
