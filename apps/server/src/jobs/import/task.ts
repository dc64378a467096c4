import { z } from 'zod';
import { s3SettingsSchema } from '../../config/s3-settings.ts';

/** What the worker asks of a child: one line of JSON on its standard input, where no list of processes shows it. */
export const importTaskSchema = z.object({
  importId: z.string(),
  databaseUrl: z.string(),
  dataDir: z.string(),
  s3: s3SettingsSchema.nullable(),
  /** Of the request that asked for the import, and for what follows from it. */
  requestId: z.string().optional(),
});
export type ImportTask = z.infer<typeof importTaskSchema>;

/** How a child ends when another run was quicker, or the import is gone. */
export const EXIT_OVERTAKEN = 3;
