import { EyesUnavailable } from '@hooplog/eyes';
import { MediaError } from '@hooplog/media';
import { NoHoopFound } from '@hooplog/vision';
import type { Terminal } from './terminal.ts';
import { UnopenedVideo, UsageError } from './cli-errors.ts';

/** The exit code. 1 is a defect of the program. */
export const EXIT = { done: 0, failed: 1, badArguments: 2, notAVideo: 3, noHoop: 4 } as const;

const USAGE = `Usage:
  hooplog analyze VIDEO [--calibration FILE.json] [--rim-height FEET|Nm] [--ball 5|6|7|mini]
                        [--json OUT.json] [--overlay OUT.mp4]
  hooplog eval DIR [--json OUT.json] [--without-court]
  hooplog fit DIR… [--features FILE.json] [--without NAME,…] [--out WEIGHTS.json]
  hooplog ablate DIR… [--features FILE.json] [--without NAME,…]
  hooplog accuracy [--clips DIR] [--seed N] [--workouts N] [--shots N] [--work DIR] [--out PAGE.md]
  hooplog mechanics [--seed N] [--workouts N] [--shots N] [--work DIR] [--out PAGE.md]
  hooplog bench [VIDEO…] [--minutes N]
  hooplog mutate [--share PERCENT] [--seed N] [--only PATH] [--out PAGE.md]
  hooplog pictures --seed N --count N --out DIR [--topic hoops|lines]
  hooplog steadiness DIR… [--json OUT.json]
  hooplog synth --seed N --shots N --out DIR [--moving | --hard | --bare]`;

type Command = (args: string[], terminal: Terminal) => Promise<void>;

/** Each is imported on demand: an analysis needs neither renderer nor evaluation. */
const COMMANDS: Readonly<Record<string, (() => Promise<Command>) | undefined>> = {
  ablate: async () => (await import('./commands/ablate.ts')).runAblate,
  accuracy: async () => (await import('./commands/accuracy.ts')).runAccuracy,
  analyze: async () => (await import('./commands/analyze.ts')).runAnalyze,
  bench: async () => (await import('./commands/bench.ts')).runBench,
  eval: async () => (await import('./commands/eval.ts')).runEval,
  fit: async () => (await import('./commands/fit.ts')).runFit,
  mechanics: async () => (await import('./commands/mechanics.ts')).runMechanics,
  mutate: async () => (await import('./commands/mutate.ts')).runMutate,
  pictures: async () => (await import('./commands/pictures.ts')).runPictures,
  steadiness: async () => (await import('./commands/steadiness.ts')).runSteadiness,
  synth: async () => (await import('./commands/synth.ts')).runSynth,
};

/** Runs one command and returns the exit code. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '--help' || name === 'help') {
    terminal.print(USAGE);
    return EXIT.done;
  }
  try {
    const load = COMMANDS[name];
    if (!load) throw new UsageError(name === '' ? 'No command given.' : `Unknown command: ${name}`);
    const run = await load();
    await run(rest, terminal);
    return EXIT.done;
  } catch (error) {
    return explain(error, terminal);
  }
}

function explain(error: unknown, { complain }: Terminal): number {
  if (error instanceof UsageError) {
    complain(`${error.message}\n\n${USAGE}`);
    return EXIT.badArguments;
  }
  if (error instanceof NoHoopFound) {
    complain(`${error.message} Give it with --calibration, or film with the hoop in view.`);
    return EXIT.noHoop;
  }
  if (error instanceof EyesUnavailable) {
    complain(error.message);
    return EXIT.failed;
  }
  if (error instanceof UnopenedVideo) {
    complain(error.message);
    return EXIT.notAVideo;
  }
  if (error instanceof MediaError) {
    complain(error.detail === '' ? error.message : `${error.message}\n${error.detail.trim()}`);
    return error.code === 'program_missing' || error.code === 'aborted'
      ? EXIT.failed
      : EXIT.notAVideo;
  }
  throw error;
}
