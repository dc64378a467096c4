import { type PushService, startPushService } from '../../apps/server/src/testing/push-service.ts';
import { runPretending } from './pretending.ts';
import type { RunningProgram } from './start-program.ts';

export interface ProgramThatPushes extends RunningProgram {
  /** What the program pushes to, as it came out of its encryption. */
  readonly service: PushService;
}

/** A program that pretends to analyse, and pushes to a push service of its own: those of browsers are elsewhere. */
export async function runPushing(): Promise<ProgramThatPushes> {
  const service = await startPushService();
  const program = await runPretending({ TEST_PUSH_SERVICE: JSON.stringify(service.local) });
  return {
    ...program,
    service,
    stop: async () => {
      await program.stop();
      await service.close();
    },
  };
}
