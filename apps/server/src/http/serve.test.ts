import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startApi } from './serve.ts';

test('links in mails name the port that was free', async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'hooplog-serve-'));
  const settings = { PORT: '0', LOG_LEVEL: 'silent', HOOPLOG_DATA_DIR: dataDir };
  const api = await startApi({ ...readConfig(settings), databaseUrl: database.url });
  try {
    const answer = await fetch(`${api.address}/api/auth/email/start`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'maya@example.com' }),
    });
    expect(answer.status).toBe(204);
    const folder = join(dataDir, 'mailbox');
    const [mail = ''] = await readdir(folder);
    expect(await readFile(join(folder, mail), 'utf8')).toContain(`${api.address}/login#`);
  } finally {
    await api.close();
    await database.drop();
    await rm(dataDir, { recursive: true });
  }
});
