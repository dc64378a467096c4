import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { markdownTable } from '../../eval/src/report/markdown-table.ts';
import type { DrillResult } from './drill.ts';
import { VICTIMS } from './processes.ts';

const VICTIM_WORDS: Readonly<Record<(typeof VICTIMS)[number], string>> = {
  api: 'the API',
  worker: 'the worker',
  postgres: 'PostgreSQL, all of its processes',
  analysis: 'an analysis',
  ffmpeg: 'an ffmpeg or ffprobe',
  supervisor: 'the supervisor',
  everything: 'everything at once',
};

/** The parts of `docs/reliability.md` in order, each by its heading; one is written at a time. */
export const HEADINGS = {
  program: '# Reliability',
  copies: '## Two APIs and three workers',
  beside: '## Two versions side by side',
  journeys: '## Browser journeys in front of them',
  upload: '## A large upload whose API is killed',
  soak: '## An hour of it',
  images: '## The images of deploy/',
} as const;
type Part = keyof typeof HEADINGS;
const PARTS = Object.keys(HEADINGS) as Part[];

/** When and where a drill ran. */
export function onThisMachine(): string {
  const load = os.loadavg()[0]?.toFixed(0) ?? '?';
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${os.cpus().length} cores, load ${load} at the end (the drill's own and other work's).`;
}

/** Writes some parts of the page, and leaves the others as they are. */
export async function writeSections(
  path: string,
  written: Readonly<Partial<Record<Part, string>>>,
): Promise<void> {
  const page = await readFile(path, 'utf8').catch(() => '');
  const places = PARTS.map((part) => page.indexOf(`${HEADINGS[part]}\n`));
  const existing = (part: Part) => {
    const from = places[PARTS.indexOf(part)] ?? -1;
    if (from < 0) return '';
    return page.slice(from, Math.min(page.length, ...places.filter((place) => place > from)));
  };
  const texts = PARTS.map((part) => (written[part] ?? existing(part)).trim());
  await writeFile(path, `${texts.filter((text) => text !== '').join('\n\n')}\n`);
}

/** The first part of `docs/reliability.md`: how the drill works, and its last result. */
export function reliabilityPage(result: DrillResult, machine: string): string {
  const all = VICTIMS.reduce((sum, victim) => sum + result.kills[victim], 0);
  const kills = VICTIMS.map((victim) => [VICTIM_WORDS[victim], `${result.kills[victim]}`]);
  return `${HEADINGS.program}

Written by \`npm run measure -- drill\`. Three players save, correct, import, upload, have videos analysed and send clips, all
at the same time, and repeat what was not answered, as the web client does. Meanwhile parts of the program, or all of it, are
killed the hard way (SIGKILL) at random moments, also while it starts again. At the end all that was acknowledged is
looked for. A video is given up when its own analysis, or an ffmpeg of its, was killed three times: so it has to be, as nobody
knows that it was not the video that killed them. Its player then asks again.

How long the program is away depends on what was killed. A part that dies is started again after half a second, after two at
most when it died several times in a row. The supervisor, or everything, takes longest: PostgreSQL, the check of the migrations
and the API start one after the other, each with modules of its own to load. On 2026-11-27, two cores and a load of 16, 16 kills
took up to 1 s (worker, analysis, ffmpeg), 8 s (PostgreSQL), 14 to 19 s (API) and 20 to 31 s (supervisor, everything).

${markdownTable([['killed', 'times'], ...kills, ['together', `${all}`]])}

${markdownTable([
  ['found', ''],
  ['workouts saved and imported', `${result.workouts}`],
  ['videos uploaded and analysed', `${result.videos}`],
  ['clips sent and prepared', `${result.clips}`],
  ['lost', `${result.lost}`],
  ['doubled', `${result.doubled}`],
  ['stuck videos, clips and imports', `${result.stuck}`],
  ['videos given up, and counted when asked again', `${result.askedAgain}`],
  [
    'videos failed for no fault of theirs',
    [`${result.failed.length}`, ...new Set(result.failed)].join(' '),
  ],
  ['files that nothing named at the end', `${result.orphans}`],
  ['… and after the next sweep, within five minutes', `${result.orphansLeft}`],
  ['starts that gave up', `${result.startsGivenUp}`],
  ['lines of stack traces', `${result.stackLines}`],
  ['longest until it worked again', `${result.longestRecoverySeconds.toFixed(1)} s`],
])}

${machine}
`;
}
