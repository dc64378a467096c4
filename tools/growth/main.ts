// `npm run measure -- growth`: simulates a league's week and writes docs/growth.md.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { page } from './page.ts';

const PAGE = resolve(import.meta.dirname, '../../docs/growth.md');

const { values } = parseArgs({
  options: {
    'films-a-week': { type: 'string', default: '1.5' },
    'median-minutes': { type: 'string', default: '12' },
    'core-seconds': { type: 'string', default: '0.75' },
    'megabytes-a-minute': { type: 'string', default: '76' },
    months: { type: 'string', default: '12' },
    'core-hour': { type: 'string', default: '0.04' },
    'gigabyte-month': { type: 'string', default: '0.02' },
  },
});

const text = page({
  filmsAWeek: Number(values['films-a-week']),
  medianMinutes: Number(values['median-minutes']),
  coreSeconds: Number(values['core-seconds']),
  megabytesAMinute: Number(values['megabytes-a-minute']),
  months: Number(values.months),
  coreHour: Number(values['core-hour']),
  gigabyteMonth: Number(values['gigabyte-month']),
});
await writeFile(PAGE, await format(text, { ...(await resolveConfig(PAGE)), filepath: PAGE }));
console.log(`Written: ${PAGE}`);
