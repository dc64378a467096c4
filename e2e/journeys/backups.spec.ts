import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { withProgram } from '../harness/own-program.ts';
import { signIn } from '../harness/sign-in.ts';
import { runProgram } from '../harness/start-program.ts';
import { expect } from '../harness/test.ts';

const BOSS = 'boss@example.com';

/** A program with a folder for its backups. */
async function runWithBackups() {
  const folder = await mkdtemp(join(tmpdir(), 'hooplog-journey-backups-'));
  const program = await runProgram({ OPERATORS: BOSS, BACKUP_DIR: folder });
  const stop = async () => {
    await program.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...program, folder, stop };
}

const test = withProgram(runWithBackups);

test('an operator makes a backup, and reads its size and how to restore it', async ({
  page,
  program,
  picture,
  expectAccessible,
}) => {
  await signIn(page, BOSS, program.mailbox);
  await page.goto('/operator?tab=state');
  const card = page.getByRole('region', { name: 'Backups' });
  await expect(card.getByText('There is no backup yet')).toBeVisible();
  await expect(card.getByText('How to restore this backup')).toBeHidden();
  await picture('backups-none');
  await expectAccessible();

  await card.getByRole('button', { name: 'Back up now' }).click();
  await expect(card.getByRole('status')).toContainText(/about to begin|Backing up/);
  await expect(card.getByRole('progressbar', { name: 'Backup' })).toBeVisible();
  await picture('backups-running');
  await expect(card.getByText('Last backup')).toBeVisible({ timeout: 120_000 });
  await expect(card.getByText('There is no backup yet')).toBeHidden();
  await expect(card.getByRole('button', { name: 'Back up now' })).toBeVisible();
  await expect(card.getByText(/^\d+(\.\d+)? MB$/)).toBeVisible();

  // The backup named on the page is there, complete.
  const [made, ...others] = await readdir(program.folder);
  expect(others).toEqual([]);
  expect(made).not.toContain('.part');
  await expect(card.getByText(join(program.folder, made ?? ''), { exact: true })).toBeVisible();
  await card.getByText('How to restore this backup').click();
  await expect(card.getByLabel('Commands')).toContainText(made ?? basename(program.folder));
  await picture('backups-made');
  await expectAccessible();

  await page.reload();
  await expect(card.getByText('Last backup')).toBeVisible();
  await page.getByRole('tab', { name: 'Logbook' }).click();
  await expect(page.getByText(`By ${BOSS}`)).toBeVisible();
});
