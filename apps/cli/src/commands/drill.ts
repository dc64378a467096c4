import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { reliabilityPage, runDrill } from '@hooplog/eval';
import { readArguments, wholeNumber } from '../read-arguments.ts';
import type { Terminal } from '../terminal.ts';

const KILLS = 100;

/** `hooplog drill`: kills parts of the running program under load, and tells what became of what it acknowledged. Ctrl-C ends the killing early. */
export async function runKillDrill(args: string[], { print }: Terminal): Promise<void> {
  const { values } = readArguments(args, ['kills', 'out']);
  const kills = values.kills === undefined ? KILLS : wholeNumber(values.kills, 'kills', 1);
  const stop = new AbortController();
  process.once('SIGINT', () => {
    stop.abort();
  });
  const options = { chance: Math.random, say: print, enough: stop.signal };
  const result = await runDrill({ kills, ...options });
  const load = os.loadavg()[0]?.toFixed(0) ?? '?';
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${day}, ${os.cpus().length} cores, load ${load} at the end (the drill's own and other work's).`;
  const page = reliabilityPage(result, machine);
  print(page);
  if (values.out !== undefined) await writeFile(values.out, page);
}
