import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { VIDEO_CHANNEL } from '../../services/videos/rows.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { newVideo } from '../../testing/test-videos.ts';

const app = useTestApp();

test('a stream of events ends with the session that opened it', async () => {
  const { client } = await app.signIn();
  const videoId = await newVideo(client);
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const path = contract.streamVideoEvents.path.replace(':id', videoId);
  const sent = request({ host: '127.0.0.1', port, path, headers: { cookie } });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let heard = '';
  answer.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  await expect.poll(() => heard).toContain('event: video');
  const before = heard;
  await client.send(contract.logout);
  await app.context.database.execute(sql`select pg_notify(${VIDEO_CHANNEL}, ${videoId})`);
  await once(answer, 'end');
  expect(heard).toBe(before);
});
