import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, ne } from 'drizzle-orm';
import { videos } from '../database/schema/index.ts';
import type { AppContext } from '../services/context.ts';
import { createUpload } from '../services/videos/create-upload.ts';
import { receiveUpload } from '../services/videos/receive-upload.ts';
import { requestAnalysis } from '../services/videos/request-analysis.ts';

/** Whether a file of the player was ever uploaded; unfinished uploads do not count. */
async function hasVideo({ database }: AppContext, userId: string): Promise<boolean> {
  const [one] = await database
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.userId, userId), ne(videos.state, 'awaiting_upload')))
    .limit(1);
  return one !== undefined;
}

/** Uploads the file and requests its analysis, as a player does. */
async function upload(context: AppContext, userId: string, path: string): Promise<void> {
  const { videoId } = await createUpload(context, userId);
  const declaredBytes = (await stat(path)).size;
  await receiveUpload(context, userId, videoId, {
    content: createReadStream(path),
    declaredBytes,
  });
  await requestAnalysis(context, userId, videoId);
}

/**
 * Gives a player without videos one that waits for review, with the evidence drawn over it. It is rendered
 * into a temporary folder.
 */
export async function filmDemo(
  context: AppContext,
  userId: string,
  render: (folder: string) => Promise<string>,
): Promise<void> {
  if (await hasVideo(context, userId)) return;
  const folder = await mkdtemp(join(tmpdir(), 'hooplog-demo-'));
  try {
    await upload(context, userId, await render(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
