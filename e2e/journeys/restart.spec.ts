import { processWith } from '../../apps/server/src/supervise/drill-program.ts';
import { withProgram } from '../harness/own-program.ts';
import { startProxy } from '../harness/small-proxy.ts';
import { runProgram } from '../harness/start-program.ts';
import { expect } from '../harness/test.ts';

const test = withProgram(() => runProgram());

// Calls fail while the server is away, and the shell comes from the cache.
test.use({ provoked: /ERR_|Failed to load resource/, serviceWorkers: 'allow' });

async function killApi(dataDir: string): Promise<void> {
  process.kill(await processWith(dataDir, ' api'), 'SIGKILL');
}

test('pages waiting for a killed server continue by themselves', async ({
  page,
  signedIn,
  program,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/upload');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');

  await killApi(program.dataDir);
  await page.goto('/heatmap');
  await expect(page.getByText('No zone data available yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();

  await page.goto('/upload');
  await page.getByRole('button', { name: 'Start Tracking' }).click();
  await page.getByRole('button', { name: 'Add a made shot' }).click();
  await page.getByRole('button', { name: 'Stop Tracking' }).click();
  await killApi(program.dataDir);
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await expect(page.getByRole('heading', { name: 'Workout finished' })).toBeVisible();
  // It waited on the device, and has arrived.
  await expect(page.getByRole('link', { name: 'All details' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('1/1 made')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('while a proxy has no server behind it the app opens from the cache, and continues when there is one', async ({
  page,
  signedIn,
  program,
}) => {
  expect(signedIn.email).toContain('@');
  const proxy = await startProxy(program.address);
  // Cookies belong to the host, at every port.
  await page.goto(`${proxy.address}/upload`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  proxy.missServer(() => true);
  await page.goto(`${proxy.address}/heatmap`);
  await expect(page.getByRole('link', { name: 'Hooplog, home' })).toBeVisible();
  proxy.missServer(null);
  await expect(page.getByText('No zone data available yet')).toBeVisible();
  await proxy.close();
});

for (const file of ['framework', 'start', 'heat-map']) {
  test(`a page for whose ${file} a proxy had no server opens by itself when there is one`, async ({
    page,
    signedIn,
    program,
  }) => {
    expect(signedIn.email).toContain('@');
    const proxy = await startProxy(program.address);
    proxy.missServer((path) => path.includes(`/${file}`) && path.endsWith('.js'));
    await page.goto(`${proxy.address}/heatmap`);
    await expect(page.getByText('Hooplog cannot be reached.')).toBeVisible();
    proxy.missServer(null);
    await expect(page.getByText('No zone data available yet')).toBeVisible();
    await expect(page.getByText('Hooplog cannot be reached.')).toBeHidden();
    await proxy.close();
  });
}
