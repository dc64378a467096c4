// `npm run measure -- scale …`: measurements and drills that are not part of `npm test`. Without a name it lists them.
import { foreground } from './setup/foreground.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

const IN_BROWSER = { web: true, browser: true };

/** By name: what it measures, and the set-up it needs. The program is `tools/NAME/main.ts`. */
const MEASURES = {
  scale: { tells: 'how fast the calls are on a large database: docs/scale.md' },
  growth: { tells: 'queue and costs of a league, and what breaks first: docs/growth.md' },
  stalls: { tells: 'how long one request can block all others: docs/stalls.md' },
  doors: { tells: 'what one client can do to all others: docs/security.md' },
  fuzz: { tells: 'whether malformed input is refused; takes ROUNDS SEED: docs/security.md' },
  drill: {
    tells:
      'what is lost when processes are killed under load; takes --kills N: docs/reliability.md',
  },
  copies: {
    tells:
      'what is lost when copies are killed; takes --minutes N or --journeys: docs/reliability.md',
    needs: IN_BROWSER,
  },
  images: { tells: 'whether the images and files of deploy/ build and run: docs/operations.md' },
  spreadsheets: { tells: 'what LibreOffice makes of our export' },
  pages: { tells: 'how soon pages are usable on slow networks: docs/pages.md', needs: IN_BROWSER },
  taps: {
    tells: 'how long a tap takes to show while shots are counted: docs/pages.md',
    needs: IN_BROWSER,
  },
  device: { tells: 'how fast a browser counts a film; takes MINUTES', needs: IN_BROWSER },
  film: { tells: 'memory during an hour of filming; takes MINUTES', needs: IN_BROWSER },
};

await main(async () => {
  const [name, ...args] = process.argv.slice(2);
  const measure = MEASURES[name];
  if (measure === undefined) {
    console.log('npm run measure -- NAME …');
    for (const [known, { tells }] of Object.entries(MEASURES))
      console.log(`  ${known.padEnd(13)} ${tells}`);
    return name === undefined ? 0 : 1;
  }
  const node = await setUp(measure.needs);
  // Paths on the command line are relative to the user's folder; npm changes to the checkout's.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  return foreground(node, [fromRoot('tools', name, 'main.ts'), ...args], { cwd });
});
