import { chromium } from '@playwright/test';
import { openCountPage } from './bench/count-page.ts';
const films = process.argv.slice(2).map((f) => '/tmp/films/clips/' + f);
const counting = await openCountPage(films);
console.log('built', new Date().toISOString());
const br = await chromium.launch({ executablePath: process.env.HOOPLOG_CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
const page = await br.newPage(); page.on('console', (m) => m.type() === 'error' && console.log('  ', m.text().slice(0, 200)));
await page.goto(counting.address);
for (const [i, f] of films.entries()) for (const only of f.includes('damaged') || f.includes('hole')|| f.includes('cutfast') ? [false, true] : [false]) {
  const t = Date.now();
  console.log(f.slice(17), only, JSON.stringify(await page.evaluate(`readFilm('/film/${i}', ${only})`)), Math.round((Date.now() - t) / 1000) + 's');
}
await br.close(); await counting.close();
