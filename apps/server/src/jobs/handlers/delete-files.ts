import type { Handler } from '../handler.ts';

export const deleteFiles: Handler<'delete-files'> = {
  name: 'delete-files',
  run: async ({ storage }, { folder }) => {
    await storage.deleteFolder(folder);
    return 'done';
  },
};
