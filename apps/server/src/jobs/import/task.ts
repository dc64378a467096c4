import { z } from 'zod';
import { s3SettingsSchema } from '../../config/s3-settings.ts';

/**
 * The task that the worker sends to a child: one line of JSON on its standard input, where no process list
 * shows it.
 */
export const importTaskSchema = z.object({
  importId: z.string(),
  databaseUrl: z.string(),
  dataDir: z.string(),
  s3: s3SettingsSchema.nullable(),
  /** The request that started the import; passed on to what follows from it. */
  requestId: z.string().optional(),
});
export type ImportTask = z.infer<typeof importTaskSchema>;

/** Exit code if another run was quicker, or the import was deleted. */
export const EXIT_OVERTAKEN = 3;
