interface Call {
  readonly method: string;
  /** With path parameters as in the contract: "/api/groups/:id". */
  readonly path: string;
}

const METHODS = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE)$/;
const SAID = /((?:[A-Z]+(?:, [A-Z]+)* )?)(\/api\/[^\s,?`]+)/g;

/**
 * Whether a row of the page covers a call. "GET, POST /api/groups" covers these two methods of that path, and
 * "/api/goals" every call of that path and below it.
 */
export function isAbout(row: string, { method, path }: Call): boolean {
  const asked = path.replaceAll(/:(\w+)/g, '{$1}');
  return [...row.matchAll(SAID)].some(([, before = '', said = '']) => {
    const methods = before.split(/[ ,]+/).filter((word) => METHODS.test(word));
    if (methods.length > 0) return methods.includes(method) && said === asked;
    return asked === said || asked.startsWith(`${said}/`);
  });
}
