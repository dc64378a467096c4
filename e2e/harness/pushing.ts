import { type PushService, startPushService } from '../../apps/server/src/testing/push-service.ts';
import { runPretending } from './pretending.ts';
import type { RunningProgram } from './start-program.ts';

export interface ProgramThatPushes extends RunningProgram {
  /** The push service, with decrypted messages. */
  readonly service: PushService;
}

/** A program with a faked analysis and its own push service: the browsers' ones are not reachable. */
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
