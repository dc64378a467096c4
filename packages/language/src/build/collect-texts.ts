import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keyOf } from '../node/catalogue.ts';
import { type FoundCall, findTexts } from './find-texts.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** A text of the sources. */
export interface Text {
  readonly message: string;
  readonly context: string | undefined;
  readonly isRich: boolean;
  /** The client translates it when the server sends it. */
  readonly isPhrase: boolean;
  /** The files that contain it, relative to the repository. */
  readonly files: readonly string[];
}

/** A call that breaks a rule which the build itself does not check. */
export interface Misuse {
  readonly place: string;
  readonly what: string;
}

const SOURCES =
  '{apps/server/src,apps/web/src,apps/web/build,packages/contract/src,packages/domain/src}/**/*.{ts,tsx}';
const IS_TEST = /\.test\.tsx?$|\/testing[./]/;

/** A server has readers of several languages: a text evaluated at its start would be English for all of them. */
const ON_THE_SERVER = 'apps/server/';

/** Field errors are checked by the contract, on both sides. */
const isSent = ({ marker }: FoundCall) => marker === 'phrase' || marker === 'fieldMessage';

/** Every text of the program by its key, in the order of the files. */
export function collectTexts(): {
  readonly texts: readonly Text[];
  readonly misuses: readonly Misuse[];
} {
  const paths = globSync(SOURCES, { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));
  const texts = new Map<string, Text>();
  const misuses: Misuse[] = [];
  for (const path of paths.filter((each) => !IS_TEST.test(each)).toSorted()) {
    for (const call of findTexts(path, readFileSync(join(ROOT, path), 'utf8'))) {
      if (call.marker === 'language' || call.marker === 'locale') continue;
      const { message, context, marker, runsAtLoad, line } = call;
      if (runsAtLoad && marker !== 'phrase' && path.startsWith(ON_THE_SERVER))
        misuses.push({
          place: `${path}:${line}`,
          what: 'is read before anybody asks: put it into a function',
        });
      const key = keyOf(message, context);
      const known = texts.get(key);
      const files = [...new Set([...(known?.files ?? []), path])];
      const isPhrase = known?.isPhrase === true || isSent(call);
      texts.set(key, { message, context, isRich: marker === 'rich', isPhrase, files });
    }
  }
  return { texts: [...texts.values()], misuses };
}
