import type { Evaluation } from '../run/evaluate.ts';
import { rate } from '../score/rate.ts';
import type { Rate } from '../score/rate.ts';
import { scoreClips } from '../score/score-clips.ts';
import type { ClipResult, Score } from '../score/score-clips.ts';
import { scoreGroups } from '../score/score-groups.ts';
import { median } from '../score/score-table.ts';
import { failuresOf } from './failures.ts';
import { withHeldOutCalls } from './held-out.ts';
import { markdownTable } from './markdown-table.ts';
import { NEXT_SECTION } from './mutation-section.ts';
import { show } from './show.ts';
import { checkShots, isCalledRight, scoreClasses } from './true-shots.ts';
import type { CheckedShot, ClassScore } from './true-shots.ts';

/** The input of the page. */
export interface AccuracyRun {
  /** The commit that the real clips were analysed with. */
  readonly version: string;
  readonly real: Evaluation;
  readonly rendered: readonly ClipResult[];
  /** Description of the rendered clips, in words. */
  readonly renderedFrom: string;
  /** The output of `hooplog mutate`: see `mutationSection`. */
  readonly mutation: string | null;
}

/** The scoreboard as a page. The same run gives the same page. */
export function accuracyPage(run: AccuracyRun): string {
  const { version, real, rendered, renderedFrom, mutation } = run;
  const results = withHeldOutCalls(real.results);
  const scenes = results.filter(({ clip }) => clip.kind === 'scene');
  const rims = results.filter(({ clip }) => clip.kind === 'rim');
  return `${[
    INTRODUCTION,
    `Measured on commit ${version}.`,
    '## Where the targets stand',
    targets(scoreClips(scenes), scoreClips(rims), scoreClips(rendered), real),
    ringInSight(scenes),
    '## Refused, asked, counted',
    'A clip is refused where nothing looks like a hoop, and its shots are lost. The player is asked which ring is the hoop where the likeliest is in doubt; all figures are of that one. False attempts are those that are not marked for review.',
    answersTable([
      ['scenes', scoreClips(scenes)],
      ['rim clips', scoreClips(rims)],
      ['rendered', scoreClips(rendered)],
    ]),
    '## By set',
    setTable([...scoreGroups(results), ...renamed(rendered)]),
    `Rendered clips: ${renderedFrom}.`,
    '## By kind of shot',
    'Scenes of real footage, where the label tells the kind; then renderings, which always do.',
    classTable('real', scoreClasses(checkShots(scenes), 'shot')),
    classTable('rendered', scoreClasses(checkShots(rendered), 'shot')),
    '## By kind of footage',
    classTable('real', scoreClasses(checkShots(results), 'footage')),
    classTable('rendered', scoreClasses(checkShots(rendered), 'footage')),
    '## Is the confidence honest?',
    'Of the calls that the program said to be so sure of, how many were right:',
    confidenceTable(scenes, rims, rendered),
    '## Speed and memory',
    costTable(real),
    ...(mutation === null ? [] : [mutation]),
    NEXT_SECTION,
    'Everything that is wrong in the runs behind this page.',
    failureList('Scenes', scenes),
    failureList('Rim clips', rims),
    failureList('Rendered', rendered),
  ].join('\n\n')}\n`;
}

const INTRODUCTION = `# How accurate it is

Written by \`npm run accuracy\`; do not edit. Numbers are shares with counts and 95 % Wilson intervals.

- A found shot is a true one when their moments at the rim differ by at most 0.6 s. Nothing is told to the program
  about a clip, except where “court given” says so: then the marks of the manifest, as a user would set them.
- **Courts left out**: real clips are seen by eyes of the first training round, which saw none of them
  (\`eval/left-out-eyes\`), and called by weights that were fitted without them: rim clips without their court, scenes without
  their set (\`solo\`, \`game\`). The shipped eyes went on with frames of these clips.
- **Chosen on**: how looks are weighed, when a hoop is refused, and which measurements a call rests on was chosen while
  looking at these same clips and at 135 validation pictures. Expect a little less elsewhere.
- **Never looked at**: the seeds of the rendered clips. How the network sees pictures of places that it never learned stands
  on its [model card](../packages/eyes/weights/README.md).
- Classes of real shots are read from the words of their labels (\`eval/src/report/classes.ts\`); a shot may be in
  several or in none. Renderings state theirs.`;

function targets(scenes: Score, rims: Score, rendered: Score, real: Evaluation): string {
  return markdownTable([
    ['measure', 'target', 'real', 'rendered'],
    ['recall of attempts, scenes', '≥ 95 %', show(scenes.recall), show(rendered.recall)],
    ['precision of attempts, scenes', '≥ 95 %', show(scenes.precision), show(rendered.precision)],
    ['made or missed right, scenes', '≥ 97 %', show(scenes.outcomes), show(rendered.outcomes)],
    ['made or missed right, rim clips', '≥ 95 %', `${show(rims.outcomes)}, held out`, '–'],
    ['marked for review, rim clips', '≤ 10 %', `${show(rims.review)}, held out`, show(rendered.review)],
    ['right outside of review, rim clips', '≥ 98.5 %', `${show(rims.unreviewed)}, held out`, show(rendered.unreviewed)],
    ['hoop found without help', '≥ 90 %', show(scenes.hoops), show(rendered.hoops)],
    ['zone right, court given', '≥ 90 %, rendered ≥ 95 %', show(scenes.zones), show(rendered.zones)],
    ['feet off, court given: median', '≤ 1', feet(scenes.spotErrors), feet(rendered.spotErrors)],
    ['zone right, nothing given', '', show(scenes.estimatedZones), show(rendered.estimatedZones)],
    ['feet off, nothing given: median', '', feet(scenes.estimatedSpotErrors), feet(rendered.estimatedSpotErrors)],
    ['analysis ÷ decoding alone', '≤ 1.5', real.cost.ratio.toFixed(2), '–'],
  ]); // prettier-ignore
}

/** The first targets without the scenes in which no ring is visible. */
function ringInSight(scenes: readonly ClipResult[]): string {
  const isBehind = ({ clip }: ClipResult): boolean => clip.set === 'behind_board';
  const { recall, precision, outcomes } = scoreClips(scenes.filter((scene) => !isBehind(scene)));
  const behind = scenes.filter(isBehind);
  const certain = behind.flatMap(({ shots }) => shots).filter(({ needsReview }) => !needsReview);
  return `Where the ring is in sight: recall ${show(recall)}, precision ${show(precision)}, made
or missed right ${show(outcomes)}. Filmed from behind the board it is hidden: such a video shall be refused or doubted, and
not counted. Of ${behind.length} such scenes ${behind.filter(({ failure }) => failure !== null).length} were refused; ${certain.length} of their calls passed for certain.`;
}

function answersTable(groups: readonly (readonly [string, Score])[]): string {
  return markdownTable([
    ['set', 'clips', 'refused', 'asked', 'counted without a question', 'false attempts'],
    ...groups.map(([name, { clips, failures, asked, falseAttempts }]) => [
      name,
      ...[clips, failures, asked, clips - failures - asked, falseAttempts].map(String),
    ]),
  ]);
}

function renamed(results: readonly ClipResult[]) {
  return [{ group: 'rendered', ...scoreClips(results) }];
}

function setTable(groups: readonly (Score & { readonly group: string })[]): string {
  return markdownTable([
    [
      'set',
      'clips',
      'found',
      'true of found',
      'call right',
      'all right',
      'review',
      'right outside',
      'hoop',
    ],
    ...groups.map((score) => [
      score.group,
      String(score.clips),
      ...[score.recall, score.precision, score.outcomes, score.exactClips].map(show),
      ...[score.review, score.unreviewed, score.hoops].map(show),
    ]),
  ]);
}

function classTable(footage: string, scores: readonly ClassScore[]): string {
  return markdownTable([
    [footage, 'shots', 'found', 'call right', 'zone right, nothing given'],
    ...scores.map(({ name, found, calledRight, zoneRight }) => [
      name,
      String(found.of),
      ...[found, calledRight, zoneRight].map(show),
    ]),
  ]);
}

const BINS = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.0001];

function confidenceTable(...sets: readonly (readonly ClipResult[])[]): string {
  const checked = sets.map((results) => checkShots(results).filter(({ found }) => found !== null));
  const inBin = (shots: readonly CheckedShot[], low: number, high: number): Rate => {
    const inside = shots.filter(
      ({ found }) => found && found.confidence >= low && found.confidence < high,
    );
    return rate(inside.filter(isCalledRight).length, inside.length);
  };
  return markdownTable([
    ['said', 'scenes', 'rim clips, held out', 'rendered'],
    ...BINS.slice(1).map((high, at) => {
      const low = BINS[at] ?? 0;
      const said = `${(100 * low).toFixed(0)}–${Math.min(100, 100 * high).toFixed(0)} %`;
      return [said, ...checked.map((shots) => show(inBin(shots, low, high)))];
    }),
  ]);
}

function costTable({ cost }: Evaluation): string {
  return markdownTable([
    ['real clips, timed alone', 'analysis ÷ decoding alone', 'highest memory'],
    [String(cost.files.length), cost.ratio.toFixed(2), `${cost.peakMegabytes.toFixed(0)} MB`],
  ]);
}

function failureList(title: string, results: readonly ClipResult[]): string {
  const lines = results.flatMap((result) => {
    const failures = failuresOf(result);
    const conditions = result.clip.conditions?.join(', ') ?? '';
    const name = `\`${result.clip.file}\`${conditions === '' ? '' : ` (${conditions})`}`;
    return failures.length === 0 ? [] : [`- ${name}: ${failures.join('; ')}`];
  });
  return [`### ${title}`, lines.length === 0 ? 'None.' : lines.join('\n')].join('\n\n');
}

function feet(errors: readonly number[]): string {
  const middle = median(errors);
  return middle === null ? '–' : `${middle.toFixed(1)} of ${errors.length}`;
}
