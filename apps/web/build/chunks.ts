import { resolve } from 'node:path';
import { normalizePath } from 'vite';

/** What the bundler knows of its modules. */
interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** One file that the build makes of the modules whose path fits. */
interface Group {
  /** Null leaves a module to other groups. */
  readonly name: string | ((id: string, modules: Modules) => string | null);
  readonly test: RegExp;
  readonly priority: number;
  /** `$initial`: only what some page needs before it loads anything by itself. */
  readonly tags?: '$initial'[];
  /** Only modules that at least so many pages share. */
  readonly minShareCount?: number;
  /** False leaves what its modules import to other groups; else it takes that along. */
  readonly includeDependenciesRecursively?: false;
  /** Makes one file for each set of pages that share something, but joins those below the threshold, bytes of source. */
  readonly entriesAware?: boolean;
  readonly entriesAwareMergeThreshold?: number;
}

/** Paths with slashes of either kind. */
const at = (pattern: string) => new RegExp(pattern.replaceAll('/', '[\\\\/]'));

const FRAMEWORK =
  'react|react-dom|scheduler|@tanstack|clsx|class-variance-authority|@radix-ui/react-(?:slot|compose-refs)';

/** The landing page has nothing of the client, but for the colours of its example. */
const CLIENT = 'apps/web/src/(?!features/landing|static-pages|components/accuracy)';

const OF_THE_START = at(`${CLIENT}|lucide-react`);
const CLIENT_ITSELF = normalizePath(resolve(import.meta.dirname, '../src/app/main.tsx'));

/** What the start page shares with others. */
const PARTS = at('/apps/web/src/(?:components|lib)/|lucide-react');

/** What the client itself needs, found out once. */
let base: ReadonlySet<string> | null = null;

function readBase(modules: Modules): ReadonlySet<string> {
  const reached = new Set([CLIENT_ITSELF]);
  for (const id of reached)
    modules.getModuleInfo(id)?.importedIds.forEach((next) => reached.add(next));
  return reached;
}

/** Of what the start page loads, all but its own: what every page has, or most. */
function forEveryPage(id: string, modules: Modules): string | null {
  base ??= readBase(modules);
  return base.has(id) || PARTS.test(id) ? 'start' : null;
}

/**
 * The client in fewer files: without HTTP/2 a browser asks for six at a time, and each costs a round trip and a kilobyte
 * of headers. Left alone, the bundler makes one for every set of pages that share something: 140 files, 50 of them for
 * the dashboard.
 */
export const CHUNKS: readonly Group[] = [
  { name: 'framework', test: at(`/node_modules/(?:${FRAMEWORK})/`), priority: 5 },
  // Nothing that draws needs them: they come when a form is there to be filled in.
  {
    name: 'schemas',
    test: at('/node_modules/zod/|/packages/contract/'),
    priority: 5,
  },
  // One file: its modules need each other while they start, and two files that do so never start. The landing page has it,
  // and with it the colours of its example. The court's lines are made of them, and none of them of the court's lines.
  {
    name: 'rules',
    test: at(
      '/packages/domain/src/(?!court/|drills/(?!drill-names)|progress/|today/|equipment/|films/(?:same-hoop|film-(?:warning|analysis))|calls/|squads/|chat/|trash/|statistics/kind-totals|words/workout-words)|/packages/language/src/|/domain/src/court/(?:zones|dimensions|detail-zone-names)|/components/accuracy/band-style',
    ),
    priority: 7,
  },
  // What is said of films: of the few pages that show one.
  {
    name: 'film-words',
    test: at('/packages/domain/src/(?:calls/|films/film-(?:warning|analysis))'),
    priority: 6,
  },
  // Of chats and feeds. Left alone it would lie among the schemas, and what shows a reaction would load all of them.
  { name: 'talk', test: at('/packages/domain/src/(?:chat/|squads/reactions)'), priority: 6 },
  // Of what looks back. Left alone it would lie among the schemas, and its charts would load all of them.
  {
    name: 'periods',
    test: at('/packages/domain/src/progress/'),
    priority: 6,
    includeDependenciesRecursively: false,
  },
  // Of the few pages that say kinds of shots, and what shows their numbers: one file, as every page names all of them.
  {
    name: 'kinds',
    test: at('/statistics/kind-totals|/components/kinds/'),
    priority: 6,
    includeDependenciesRecursively: false,
  },
  // Of squads, the inbox and parents. Left alone it would lie with what counts in challenges, which needs all drills.
  {
    name: 'challenge-titles',
    test: at('/challenges/challenge-title-text'),
    priority: 6,
    includeDependenciesRecursively: false,
  },
  // With its lines, as every page draws them that has a court; what those are drawn with every page has.
  {
    name: 'court',
    test: at(
      '/packages/domain/src/court/|/components/court/(?:court-(?:lines|frame|area)|drawing)',
    ),
    priority: 6,
    includeDependenciesRecursively: false,
  },
  // Small things of many pages, by name: a file for each set of pages would cost more than what some have no use for, and
  // groups below take along what theirs need, so that a page with a date field would load what counts films.
  {
    name: 'common',
    test: at(
      '/components/ui/(?:field|lazy-part|page-title|input|select|switch|checkbox|textarea|empty-state|show-more)|/lazy-schema|/use-persisted-draft|/save-attempt|/use-now|/device-film|/film-database-name|/browser-today|/queries/(?:places|tags)|/period-select|/court-skeleton|/format/clock',
    ),
    priority: 3,
    minShareCount: 2,
  },
  // Of the profile, and of parts that come later with what writes distances.
  { name: 'units', test: at('/session/use-units'), priority: 3 },
  // Each would be a file of its own, or bring what else a few pages share.
  {
    name: 'icons',
    test: at(
      '/icons/(?:trash|bell-ring|megaphone|search-x|arrow-left|chevron-left|clipboard-list|hand|list-checks|undo-2|user-minus)\\.|/layout/back-link',
    ),
    priority: 3,
  },
  // Of squads and chats. Left alone it would lie with what a message is made of, and a squad's page would load a chat.
  {
    name: 'menus',
    test: at('/components/ui/(?:menu-row|more-menu)|/icons/ellipsis\\.'),
    priority: 3,
    includeDependenciesRecursively: false,
  },
  { name: 'copying', test: at('/lib/clipboard/|/ui/copy-link-button|/icons/copy\\.'), priority: 3 },
  // Status icons used across pages; kept apart, so that no page loads another's code.
  {
    name: 'marks',
    test: at(
      '/icons/(?:circle(?:-(?:check|exclamation-point|question-mark))?|lock-open)\\.|/plain-http-note',
    ),
    priority: 3,
  },
  // A court's areas with their numbers.
  {
    name: 'areas',
    test: at(
      '/components/court/(?:area-|heat-map-court|detail-court|detail-shapes|picked-area|label-|next-area)',
    ),
    priority: 3,
  },
  // What shows a drill, whoever made it.
  {
    name: 'drills',
    test: at(
      '/packages/domain/src/drills/(?:catalogue|drill)\\.|/components/drills/(?:drill-(?:court|words)|spot-numbers)|/features/drills/(?:record-line|drill-buttons)',
    ),
    priority: 4,
    includeDependenciesRecursively: false,
  },
  // What reads the keys of own drills: the list of all others comes without it.
  {
    name: 'own-drills',
    test: at(
      '/packages/domain/src/drills/(?:own|find)-drill|/queries/own-drills|/drills/aim-words',
    ),
    priority: 4,
    includeDependenciesRecursively: false,
  },
  // Of badges and of what asks twice. Left alone they would lie with the queries of squads, and bring what chats need.
  {
    name: 'together',
    test: at('/icons/lock\\.|/queries/together'),
    priority: 3,
    includeDependenciesRecursively: false,
  },
  // What uploading, counting, reviewing and sending share: of no use to who only looks.
  {
    name: 'shots',
    test: at(
      '/lib/(?:shot-log|save-workout)/|/zone-list|/notes-field|/worth-another-try|/no-longer-stored|/icons/cloud-upload',
    ),
    priority: 3,
    minShareCount: 2,
  },
  { name: forEveryPage, test: OF_THE_START, priority: 4, tags: ['$initial'] },
  {
    name: 'shared',
    test: at(`${CLIENT}|@radix-ui|lucide-react`),
    priority: 1,
    minShareCount: 2,
    entriesAware: true,
    // Higher, and pages without forms load those of others.
    entriesAwareMergeThreshold: 850,
  },
];
