import { pino } from 'pino';
import type { Config } from '../config/config.ts';
import { closeContext, makeContext } from '../services/make-context.ts';
import { seedDemo } from './seed-demo.ts';

/** Seeds the demo player before the program opens (`npm start -- --demo`). */
export async function prepareDemo(
  config: Config & { readonly databaseUrl: string },
): Promise<void> {
  const context = await makeContext(config, pino({ level: config.logLevel }));
  try {
    await seedDemo(context);
  } finally {
    await closeContext(context);
  }
}
