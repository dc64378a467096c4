import { resolve } from 'node:path';
import { normalizePath } from 'vite';

/** The bundler's information about its modules. */
interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** One file that the build makes of all modules whose path matches. */
interface Group {
  /** Null leaves a module to other groups. */
  readonly name: string | ((id: string, modules: Modules) => string | null);
  readonly test: RegExp;
  readonly priority: number;
  /** `$initial`: only modules that some page needs before it loads anything lazily. */
  readonly tags?: '$initial'[];
  /** Only modules shared by at least this many pages. */
  readonly minShareCount?: number;
  /** False leaves the imports of its modules to other groups; otherwise they are included. */
  readonly includeDependenciesRecursively?: false;
  /**
   * Makes one file for each set of pages that share something, but joins those below the threshold, bytes of source.
   */
  readonly entriesAware?: boolean;
  readonly entriesAwareMergeThreshold?: number;
}

/** Paths with slashes of either kind. */
const at = (pattern: string) => new RegExp(pattern.replaceAll('/', '[\\\\/]'));

const FRAMEWORK =
  'react|react-dom|scheduler|@tanstack|clsx|class-variance-authority|@radix-ui/react-(?:slot|compose-refs)';

/** The landing page loads nothing of the client, except the colours of its example. */
const CLIENT = 'apps/web/src/(?!features/landing|static-pages|components/accuracy)';

const OF_THE_START = at(`${CLIENT}|lucide-react`);
const CLIENT_ITSELF = normalizePath(resolve(import.meta.dirname, '../src/app/main.tsx'));

/** Modules that the start page shares with others. */
const PARTS = at('/apps/web/src/(?:components|lib)/|lucide-react');

/** The modules that the client itself needs, computed once. */
let base: ReadonlySet<string> | null = null;

function readBase(modules: Modules): ReadonlySet<string> {
  const reached = new Set([CLIENT_ITSELF]);
  for (const id of reached)
    modules.getModuleInfo(id)?.importedIds.forEach((next) => reached.add(next));
  return reached;
}

/** Modules of the start page that every page has, or most. */
function forEveryPage(id: string, modules: Modules): string | null {
  base ??= readBase(modules);
  return base.has(id) || PARTS.test(id) ? 'start' : null;
}

/**
 * Puts the client into fewer files: without HTTP/2 a browser loads six at a time, and each costs a round trip and a
 * kilobyte of headers. By default the bundler makes one for every set of pages that share something: 140 files, 50 of
 * them for the dashboard.
 */
export const CHUNKS: readonly Group[] = [
  { name: 'framework', test: at(`/node_modules/(?:${FRAMEWORK})/`), priority: 5 },
  // Not needed for drawing: they load when a form is there to be filled in.
  {
    name: 'schemas',
    test: at('/node_modules/zod/|/packages/contract/'),
    priority: 5,
  },
  // One file, because its modules depend on each other at start-up, and split over two files they would never start.
  // The landing page loads it for the colours of its example. The court's lines depend on these modules, not the
  // reverse.
  {
    name: 'rules',
    test: at(
      '/packages/domain/src/(?!court/|drills/(?!drill-names)|progress/|today/|equipment/|films/(?:same-hoop|film-(?:warning|analysis))|calls/|squads/|chat/|trash/|statistics/kind-totals|words/workout-words)|/packages/language/src/|/domain/src/court/(?:zones|dimensions|detail-zone-names)|/components/accuracy/band-style',
    ),
    priority: 7,
  },
  // Texts about films: for the few pages that show one.
  {
    name: 'film-words',
    test: at('/packages/domain/src/(?:calls/|films/film-(?:warning|analysis))'),
    priority: 6,
  },
  // For chats and feeds. By default it would be joined with the schemas, and showing a reaction would load all of them.
  { name: 'talk', test: at('/packages/domain/src/(?:chat/|squads/reactions)'), priority: 6 },
  // For progress pages. By default it would be joined with the schemas, and their charts would load all of them.
  {
    name: 'periods',
    test: at('/packages/domain/src/progress/'),
    priority: 6,
    includeDependenciesRecursively: false,
  },
  // For the few pages with kinds of shots, and their numbers: one file, as every page lists all files.
  {
    name: 'kinds',
    test: at('/statistics/kind-totals|/components/kinds/'),
    priority: 6,
    includeDependenciesRecursively: false,
  },
  // For squads, the inbox and parents. By default it would be joined with the scoring of challenges, which needs all
  // drills.
  {
    name: 'challenge-titles',
    test: at('/challenges/challenge-title-text'),
    priority: 6,
    includeDependenciesRecursively: false,
  },
  // Includes the court's lines, which every page with a court draws; every page has the modules that these are drawn
  // with.
  {
    name: 'court',
    test: at(
      '/packages/domain/src/court/|/components/court/(?:court-(?:lines|frame|area)|drawing)',
    ),
    priority: 6,
    includeDependenciesRecursively: false,
  },
  // Small modules of many pages, by name: a file for each set of pages would cost more than the unused bytes, and the
  // groups below include their dependencies, so that a page with a date field would load the film counter.
  {
    name: 'common',
    test: at(
      '/components/ui/(?:field|lazy-part|page-title|input|select|switch|checkbox|textarea|empty-state|show-more)|/lazy-schema|/use-persisted-draft|/save-attempt|/use-now|/device-film|/film-database-name|/browser-today|/queries/(?:places|tags)|/period-select|/court-skeleton|/format/clock',
    ),
    priority: 3,
    minShareCount: 2,
  },
  // For the profile, and for lazy parts that show distances.
  { name: 'units', test: at('/session/use-units'), priority: 3 },
  // Otherwise each would be a file of its own, or pull in modules shared by a few other pages.
  {
    name: 'icons',
    test: at(
      '/icons/(?:trash|bell-ring|megaphone|search-x|arrow-left|chevron-left|clipboard-list|hand|list-checks|undo-2|user-minus)\\.|/layout/back-link',
    ),
    priority: 3,
  },
  // For squads and chats. By default it would be joined with the message components, and a squad's page would load a
  // chat.
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
  // Shows a drill, built-in or a player's own.
  {
    name: 'drills',
    test: at(
      '/packages/domain/src/drills/(?:catalogue|drill)\\.|/components/drills/(?:drill-(?:court|text)|spot-numbers)|/features/drills/(?:record-line|drill-buttons)',
    ),
    priority: 4,
    includeDependenciesRecursively: false,
  },
  // Reads the keys of own drills: the list of all others does not need it.
  {
    name: 'own-drills',
    test: at('/packages/domain/src/drills/(?:own|find)-drill|/queries/own-drills|/drills/aim-text'),
    priority: 4,
    includeDependenciesRecursively: false,
  },
  // For badges and confirmations. By default it would be joined with the queries of squads, and pull in the chat's
  // modules.
  {
    name: 'together',
    test: at('/icons/lock\\.|/queries/together'),
    priority: 3,
    includeDependenciesRecursively: false,
  },
  // Shared by uploading, counting, reviewing and sending: not needed by pages that only show.
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
    // With a higher value, pages without forms would load those of others.
    entriesAwareMergeThreshold: 850,
  },
];
