import { z } from 'zod';

/** What the worker asks of a child: one line of JSON on its standard input, where no list of processes shows it. */
export const importTaskSchema = z.object({
  importId: z.string(),
  databaseUrl: z.string(),
  /** Where storage keeps its folders. */
  storageRoot: z.string(),
});
export type ImportTask = z.infer<typeof importTaskSchema>;

/** How a child ends when another run was quicker, or the import is gone. */
export const EXIT_OVERTAKEN = 3;
