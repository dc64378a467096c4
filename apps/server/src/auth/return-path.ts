const BASE = 'http://hooplog.invalid';

/** All decoded forms of a path: none of them may lead elsewhere, however often it is decoded on the way. */
function decodings(text: string): string[] {
  const found = [text];
  for (let current = text; found.length < 5;) {
    try {
      current = decodeURIComponent(current);
    } catch {
      break;
    }
    if (current === found.at(-1)) break;
    found.push(current);
  }
  return found;
}

// oxlint-disable-next-line no-control-regex -- browsers drop tabs and line ends inside addresses, which turns /<tab>/evil into //evil
const FORBIDDEN = /[\\\u0000-\u001f\u007f]/;

function staysHere(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || FORBIDDEN.test(path)) return false;
  if (!URL.canParse(path, BASE)) return false;
  const url = new URL(path, BASE);
  return url.origin === BASE && !url.pathname.startsWith('//');
}

/** Screens only: returning to an API call would repeat it, and returning to the sign-in page would loop. */
const isScreen = (path: string) => {
  const { pathname } = new URL(path, BASE);
  return !/^\/(api|login)(\/|$)/.test(pathname);
};

/**
 * Where to go after sign-in: the requested path if it is a screen of this site, else the start page. In
 * ASCII, as headers require.
 */
export function safeReturnPath(asked: string | undefined): string {
  if (asked === undefined) return '/';
  const isSafe = decodings(asked).every((path) => staysHere(path) && isScreen(path));
  if (!isSafe) return '/';
  const { pathname, search, hash } = new URL(asked, BASE);
  return pathname + search + hash;
}
