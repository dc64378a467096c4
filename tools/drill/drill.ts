import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  audit,
  type Findings,
  nothingFound,
  orphans,
  orphansAfterSweep,
  together,
} from './audit.ts';
import { Caller } from './caller.ts';
import { nothingYet, play } from './player.ts';
import { kill, killSoon, type Victim, VICTIMS } from './processes.ts';
import { DrilledProgram } from './program.ts';
import { smallVideo } from './small-video.ts';
import { stackLines } from './stack-lines.ts';

const PLAYERS = 3;
/** Maximum milliseconds between a recovery and the next kill. */
const MAX_PAUSE_MS = 6000;
/** How long to wait for a target that is not running at the moment. Milliseconds. */
const VICTIM_LIMIT_MS = 20_000;
/** How long videos may take to be analysed after the last kill. */
const SETTLE_LIMIT_MS = 15 * 60_000;

/** The actions and findings of a drill. */
export interface DrillResult extends Findings {
  /** Kills that hit a process, by target. */
  readonly kills: Readonly<Record<Victim, number>>;
  readonly workouts: number;
  readonly videos: number;
  readonly clips: number;
  /** Files without a reference at the end, and those left after the next sweep. */
  readonly orphans: number;
  readonly orphansLeft: number;
  /** The longest time from a kill until a write is answered again. Seconds. */
  readonly longestRecoverySeconds: number;
  /** Failed starts. */
  readonly startsGivenUp: number;
  /** Lines of stack traces in the program's output. */
  readonly stackLines: number;
}

interface Options {
  readonly kills: number;
  /** From 0 to 1, like `Math.random`. */
  readonly chance: () => number;
  readonly say: (sentence: string) => void;
  /** Aborts to stop the kills early and check the acknowledged data at once. */
  readonly enough: AbortSignal;
}

/** Runs the whole program under load, kills parts of it and all of it, and checks everything that it acknowledged. */
export async function runDrill(options: Options): Promise<DrillResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hooplog-kill-drill-'));
  // Root runs the database as another account, which needs access to this folder.
  await chmod(dataDir, 0o711);
  const program = await DrilledProgram.start(dataDir);
  try {
    return await drill(program, options);
  } finally {
    await program.stop();
    await kill(dataDir, 'everything');
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function drill(program: DrilledProgram, options: Options): Promise<DrillResult> {
  const { dataDir, address } = program;
  const video = await smallVideo(dataDir);
  const callers = Array.from(
    { length: PLAYERS },
    (_, i) => new Caller([address], dataDir, `drill${i}@example.com`),
  );
  for (const caller of callers) await caller.signIn();
  const acknowledged = callers.map(nothingYet);
  const stop = new AbortController();
  const playing = callers.map((caller, i) =>
    play(caller, acknowledged[i] ?? nothingYet(), video, stop.signal),
  );
  // Reported at the end; a wrong answer of the program ends a player at once.
  for (const one of playing) one.catch(() => undefined);
  const killed = await killAndRecover(program, options);
  stop.abort();
  options.say('The last kill is over; waiting for what is under way …');
  await Promise.all(playing);
  const settleBy = Date.now() + SETTLE_LIMIT_MS;
  let findings = nothingFound;
  for (const [i, caller] of callers.entries()) {
    findings = together(findings, await audit(caller, acknowledged[i] ?? nothingYet(), settleBy));
  }
  return {
    ...killed,
    ...findings,
    workouts: acknowledged.reduce((sum, { names }) => sum + names.size, 0),
    videos: acknowledged.reduce((sum, { videos }) => sum + videos.size, 0),
    clips: acknowledged.reduce((sum, { clips }) => sum + clips.size, 0),
    orphans: await orphans(dataDir),
    orphansLeft: await orphansAfterSweep(dataDir),
    stackLines: stackLines(program.said),
  };
}

async function killAndRecover(program: DrilledProgram, { kills, chance, say, enough }: Options) {
  const met = Object.fromEntries(VICTIMS.map((victim) => [victim, 0])) as Record<Victim, number>;
  let [longest, givenUp] = [0, 0];
  for (let done = 0; done < kills && !enough.aborted;) {
    await delay(chance() * MAX_PAUSE_MS);
    const victim = VICTIMS[Math.floor(chance() * VICTIMS.length)] ?? 'everything';
    if ((await killSoon(program.dataDir, victim, VICTIM_LIMIT_MS)) === 0) continue;
    done += 1;
    met[victim] += 1;
    const since = Date.now();
    if (victim === 'supervisor' || victim === 'everything') await program.ended();
    givenUp += await untilItWorks(program, say);
    const seconds = (Date.now() - since) / 1000;
    longest = Math.max(longest, seconds);
    say(`${done}. killed: ${victim}; works again after ${seconds.toFixed(1)} s`);
  }
  return { kills: met, longestRecoverySeconds: longest, startsGivenUp: givenUp };
}

/** Starts the program again when all of it, or its supervisor, is gone. Returns the number of failed starts. */
async function untilItWorks(
  program: DrilledProgram,
  say: (sentence: string) => void,
): Promise<number> {
  let givenUp = 0;
  const caller = new Caller([program.address], program.dataDir, 'nobody@example.com');
  for (;;) {
    // A short pause, so that no killed process still answers.
    await delay(100);
    if (!program.isRunning) {
      await program.startAgain().catch((error: unknown) => {
        givenUp += 1;
        say(`A start gave up: ${String(error)}`);
      });
      continue;
    }
    const path = '/api/auth/email/start';
    const answer = await caller.try({ method: 'POST', path, json: { email: caller.email } });
    if (answer !== null) return givenUp;
  }
}
