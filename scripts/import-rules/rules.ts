import type { Import } from './sources.ts';

interface Rule {
  /** Files whose imports are checked. */
  readonly of: RegExp;
  /** Imports that the rule checks. */
  readonly about: RegExp;
  /** The allowed ones among them. */
  readonly allowed: RegExp;
  /** Only types may be imported from these. */
  readonly typesOnly?: true;
  /** Advice for a developer whose test failed. */
  readonly instead: string;
}

const OURS = /^@hooplog\//;
const NODE = /^node:/;
const NOTHING = /^$/;
const SERVER = 'apps/server/src';

/** Query schemas of addresses: the router reads them before a page is loaded. */
const SEARCHES =
  '/(groups/detail/squad|operator/operator)-tabs\\.ts$|/workouts/history-filter\\.ts$';

/** A part of the server that may use only some of the others. */
const within = (part: string, others: string, instead: string): Rule => ({
  of: new RegExp(`^${SERVER}/${part}/`),
  about: new RegExp(`^${SERVER}/`),
  allowed: new RegExp(`^${SERVER}/(${part}|${others})/`),
  instead,
});

/** The table “Which part may import which” of ARCHITECTURE.md. */
const RULES: readonly Rule[] = [
  {
    of: /^packages\/(domain|contract|vision|synth)\//,
    about: NODE,
    allowed: NOTHING,
    instead:
      'This package also runs in browsers: pass the value in, and read files in packages/media, apps/server or apps/cli.',
  },
  {
    of: /^packages\/domain\//,
    about: /^[^.]/,
    allowed: /^(packages\/domain\/|zod$|@hooplog\/language$)/,
    instead:
      'The domain depends on nothing but zod and language: take plain values and return plain values.',
  },
  {
    of: /^/,
    about: /^@hooplog\/domain\/specification$/,
    allowed: NOTHING,
    instead:
      'The specification is for tests only: a program that reads it would repeat any mistake in it.',
  },
  {
    of: /^packages\/contract\//,
    about: OURS,
    allowed: /^@hooplog\/(domain|language)$/,
    instead: 'The contract may use domain and language only: put what both sides need there.',
  },
  {
    of: /^packages\/vision\//,
    about: OURS,
    allowed: /^@hooplog\/domain$/,
    instead:
      'Vision takes frames and returns shots: code that decodes, draws or stores them imports vision, not the reverse.',
  },
  {
    of: /^packages\/vision\/src\/(track|judge|locate|metrics)\//,
    about: /^packages\/vision\/src\/(frames|stabilise|eyes)\//,
    allowed: NOTHING,
    instead:
      'These stages judge measurements and never see a picture: measure in ring-watch, people, calibrate or detect.',
  },
  {
    of: /^packages\/(media|synth)\//,
    about: OURS,
    allowed: /^@hooplog\/(domain|vision)$/,
    instead:
      "This package may use domain and vision's frame types only: compose it with others in eval or apps/cli.",
  },
  {
    of: /^packages\/media\/src\/container\//,
    about: /^node:|^packages\/media\/src\/(?!container\/)/,
    allowed: NOTHING,
    instead:
      'Browsers read the index of a film by the same rules: put code that needs Node or ffmpeg into probe or frames.',
  },
  {
    of: /^packages\/eyes\//,
    about: OURS,
    allowed: /^@hooplog\/(domain|vision)$/,
    typesOnly: true,
    instead:
      'The networks serve vision: they may use its types only, not the code that uses their answers.',
  },
  {
    of: /^packages\/eyes\/src\/(?!node\/)/,
    about: NODE,
    allowed: NOTHING,
    instead:
      'The networks also run in browsers: put code that needs Node into packages/eyes/src/node.',
  },
  {
    of: /^apps\/server\/src\/(?!jobs\/)/,
    about: /^@hooplog\/eyes/,
    allowed: NOTHING,
    instead: 'The networks run in jobs only: queue one.',
  },
  {
    of: /^(packages|apps|eval|e2e|scripts)\//,
    about: /^(@hooplog\/tools|tools\/)/,
    allowed: NOTHING,
    instead:
      'Tools measure the other parts and may be removed: put shared code into the part itself, or into e2e/harness.',
  },
  {
    of: /^(packages|apps\/(server|web))\//,
    about: /^@hooplog\/(synth|eval|cli|server|web)$/,
    allowed: NOTHING,
    instead:
      'The renderer and the evaluation serve tests and the command line, and no app imports another: share code in a package.',
  },
  {
    of: /^apps\/web\/src\/(?!.*worker\/)/,
    about: /^(@hooplog\/(vision|media(\/.*)?|eyes(\/.*)?)|node:.*)$/,
    allowed: /^@hooplog\/vision$/,
    typesOnly: true,
    instead:
      "The page's thread must stay responsive: vision runs only in a web worker (worker/), whose types the page may use, and browsers have no Node modules.",
  },
  {
    of: /^apps\/web\//,
    about: /^@hooplog\/media/,
    allowed: /^@hooplog\/media\/container$/,
    instead:
      'Only the part of media without Node and ffmpeg runs in browsers: @hooplog/media/container.',
  },
  {
    of: /^(apps\/cli|eval)\//,
    about: OURS,
    allowed: /^@hooplog\/(vision|eyes(\/node)?|media|domain|synth|eval(\/mutate)?)$/,
    instead:
      'The command line measures the core: it may use vision, eyes, media, domain, synth and eval, not the server.',
  },
  {
    of: /^apps\/web\/src\/components\//,
    about: /^apps\/web\/src\/(features|app)\//,
    allowed: NOTHING,
    instead: 'Components know no feature: take what you need as a property.',
  },
  {
    of: /^apps\/web\/src\/lib\//,
    about: /^apps\/web\/src\/(features|app|components)\//,
    allowed: NOTHING,
    instead: 'lib is below the screens: move what needs a screen into its feature.',
  },
  {
    of: /^apps\/web\/src\/features\//,
    about: /^apps\/web\/src\/app\//,
    allowed: NOTHING,
    instead: 'Pages compose features, not the reverse: take what you need as a property.',
  },
  {
    // With one entry for everything, a page would load all screens of a feature.
    of: /^apps\/web\/src\/app\/pages\//,
    about: /^apps\/web\/src\/features\//,
    allowed: new RegExp(`\\.tsx$|${SEARCHES}`),
    instead:
      'A page composes the components of features (.tsx), each loaded only with its page: queries, rules and texts stay inside the feature.',
  },
  {
    of: /^apps\/web\/src\/app\/(?!pages\/|specification\/)/,
    about: /^apps\/web\/src\/features\//,
    allowed: new RegExp(`/(outbox/waiting-workouts|time-zone/zone-question)\\.tsx$|${SEARCHES}`),
    instead: 'Every page waits for the router and the shell: features are loaded with their pages.',
  },
  {
    of: /^apps\/server\/src\/http\//,
    about: /^(@hooplog\/(domain|media|vision)|apps\/server\/src\/(database|storage|jobs)\/.*)$/,
    allowed: NOTHING,
    instead:
      'A route limits, signs in, parses, calls a service and presents: put the rest into a service.',
  },
  within(
    'services',
    'database|storage|jobs|errors|auth|config|in-turns|mail|push|logging|metrics',
    'A service knows nothing of HTTP: take values, and throw an AppError.',
  ),
  {
    of: /^apps\/server\/src\/services\//,
    about: /^apps\/server\/src\/jobs\//,
    allowed: /^apps\/server\/src\/jobs\/(definitions|enqueue)\.ts$/,
    instead: 'A service queues a job by its definition; handlers call services.',
  },
  {
    // A photo takes only a moment, and its owner is waiting for it.
    of: /^apps\/server\/src\/services\/(?!photos\/)/,
    about: /^@hooplog\/media$/,
    allowed: NOTHING,
    instead: 'ffmpeg runs in jobs only: queue one.',
  },
  within(
    'jobs',
    'services|database|storage|errors|config|logging|mail|push|metrics',
    'A job reloads state and calls services: it serves no requests.',
  ),
  within('presenters', 'services|database', 'A presenter only shapes what a service found.'),
  within('database', 'config|errors', 'The database layer is below everything that uses it.'),
  within('storage', 'errors', 'Storage keeps files, and knows nothing about their content.'),
];

/** A sentence for every import that breaks a rule. */
export function broken(imports: readonly Import[]): string[] {
  const byRules = imports.flatMap(({ from, to, isTypeOnly }) =>
    RULES.filter(
      ({ of, about, allowed, typesOnly = false }) =>
        of.test(from) && about.test(to) && !(allowed.test(to) && (isTypeOnly || !typesOnly)),
    ).map(({ instead }) => `${from} imports ${to}. ${instead}`),
  );
  return [
    ...byRules,
    ...imports
      .filter(bypassesEntry)
      .map(
        ({ from, to }) =>
          `${from} imports ${to}. Of another feature one may import only its entry, the file of the same name: put there what is meant for others, move what both need to components or lib, or compose them in a page.`,
      ),
  ];
}

const FEATURE = /^apps\/web\/src\/features\/([^/]+)\//;

/** The feature that a file belongs to; undefined for none. */
const featureOf = (path: string) => FEATURE.exec(path)?.[1];

/** Whether one feature imports from inside another, bypassing its entry `features/<name>/<name>.tsx`. */
function bypassesEntry({ from, to }: Import): boolean {
  const [own, other] = [featureOf(from), featureOf(to)];
  if (own === undefined || other === undefined || own === other) return false;
  return !to.startsWith(`apps/web/src/features/${other}/${other}.`);
}

/** Which feature imports which, by name, to find cycles; types count as well. */
export function featureImports(imports: readonly Import[]): Import[] {
  return imports.flatMap(({ from, to }) => {
    const [own, other] = [featureOf(from), featureOf(to)];
    if (own === undefined || other === undefined || own === other) return [];
    return [{ from: own, to: other, isTypeOnly: false }];
  });
}
