import * as fs from 'node:fs/promises';
import path from 'node:path';
import * as contract from '@hooplog/contract';
import { expect, test } from 'vitest';
import { pretendVideo } from '../../jobs/testing/pretend-video.ts';
import { LocalDiskStorage } from '../../storage/local-disk.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { newVideo } from '../../testing/test-videos.ts';
import { receiveUpload } from './receive-upload.ts';

const app = useTestApp();

async function* inOnePiece(content: Buffer) {
  await Promise.resolve();
  yield content;
}

test.skipIf(process.platform !== 'linux')(
  'a full disk is reported in a sentence, and nothing is left',
  async () => {
    const { client, user } = await app.signIn();
    const videoId = await newVideo(client);
    const root = path.join(app.context.config.dataDir, 'full');
    const storage = new LocalDiskStorage(root, { open: () => fs.open('/dev/full', 'w') });
    const upload = { content: inOnePiece(pretendVideo()), declaredBytes: null };
    await expect(
      receiveUpload({ ...app.context, storage }, user.id, videoId, upload),
    ).rejects.toMatchObject({
      code: 'storage_full',
      message: expect.stringContaining('no room') as string,
    });
    expect(await fs.readdir(path.join(root, '.parts'))).toEqual([]);
    const video = await client.call(contract.getVideo, { params: { id: videoId } });
    expect(video.state).toBe('awaiting_upload');
  },
);
