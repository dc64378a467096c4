// `npm run measure -- copies [--minutes 3] [--soak] [--beside FOLDER] [--out PAGE.md]`: kills one of several APIs and
// workers every few seconds, and reports what happened to acknowledged data; with --soak also the resources of the spared
// ones. With --beside, one API and one worker are of FOLDER's version.
// `npm run measure -- copies --upload [--megabytes 500] [--out PAGE.md]`: a large upload whose API is killed.
// `npm run measure -- copies --journeys [--calm] [--out PAGE.md] [-- drills.spec.ts …]`: browser journeys in front of the
// copies, with or without kills.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { onThisMachine, writeSections } from '../drill/reliability-page.ts';
import { runCopiesDrill } from './drill.ts';
import { runJourneysDrill } from './journeys.ts';
import { journeysSection } from './journeys-page.ts';
import { runUploadDrill, uploadSection } from './large-upload.ts';
import { besideSection, copiesSection } from './page.ts';
import { soakSection } from './soak-page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '3' },
    soak: { type: 'boolean', default: false },
    beside: { type: 'string' },
    journeys: { type: 'boolean', default: false },
    upload: { type: 'boolean', default: false },
    megabytes: { type: 'string', default: '500' },
    calm: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const { soak, journeys, upload, calm, out } = values;
const beside = values.beside === undefined ? null : resolve(values.beside);

async function run() {
  const say = console.log;
  if (journeys) {
    const result = await runJourneysDrill({ calm, chosen: positionals, say });
    return { journeys: journeysSection(result, onThisMachine()) };
  }
  if (upload) {
    const result = await runUploadDrill(Number(values.megabytes), say);
    return { upload: uploadSection(result, onThisMachine()) };
  }
  const result = await runCopiesDrill({ minutes: Number(values.minutes), soak, beside, say });
  if (beside !== null) return { beside: besideSection(result, beside, onThisMachine()) };
  return soak
    ? { soak: soakSection(result, onThisMachine()) }
    : { copies: copiesSection(result, onThisMachine()) };
}

const written = await run();
console.log(Object.values(written).join('\n'));
if (out !== undefined) await writeSections(out, written);
