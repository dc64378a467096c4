import os from 'node:os';
import { DEFAULT_LIMITS } from './analysis/limits.ts';

const GIGABYTE = 1024 ** 3;
/** Reserved for database, API and worker. */
const RESERVED_GIGABYTES = 1;

interface Machine {
  readonly cores: number;
  readonly memoryGigabytes: number;
}

/** This machine, or the part of it that a container may use. */
function thisMachine(): Machine {
  const given = process.constrainedMemory();
  const memory = given > 0 ? Math.min(given, os.totalmem()) : os.totalmem();
  return { cores: os.availableParallelism(), memoryGigabytes: memory / GIGABYTE };
}

/**
 * How many videos are analysed at the same time, each of a different user. One analysis keeps one to two
 * cores busy; but from two cores on two run, so that one player's long video does not hold up the next
 * player's short one. Also limited by memory, at the limit of each analysis.
 */
export function analysesAtOnce({ cores, memoryGigabytes }: Machine = thisMachine()): number {
  const byCores = cores < 2 ? 1 : Math.max(2, Math.floor(cores / 2));
  const eachGigabytes = DEFAULT_LIMITS.residentMegabytes / 1024;
  const byMemory = Math.floor((memoryGigabytes - RESERVED_GIGABYTES) / eachGigabytes);
  return Math.max(1, Math.min(byCores, byMemory));
}
