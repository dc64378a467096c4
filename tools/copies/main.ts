// `npm run measure -- copies [--minutes 3] [--soak] [--out PAGE.md]`: kills one of several APIs and workers every few seconds, and
// reports what happened to acknowledged data; of a soak, what the spared ones held meanwhile.
import { parseArgs } from 'node:util';
import { onThisMachine, writeSections } from '../drill/reliability-page.ts';
import { runCopiesDrill } from './drill.ts';
import { copiesSection } from './page.ts';
import { soakSection } from './soak-page.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    soak: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const { soak, out } = values;
const result = await runCopiesDrill({ minutes: Number(values.minutes), soak, say: console.log });
const machine = onThisMachine();
const written = soak
  ? { soak: soakSection(result, machine) }
  : { copies: copiesSection(result, machine) };
console.log(Object.values(written).join('\n'));
if (out !== undefined) await writeSections(out, written);
