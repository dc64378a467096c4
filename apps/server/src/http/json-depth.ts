/** Maximum JSON nesting depth. Far above any real request; deeper input would block the event loop. */
const MAX_LEVELS = 64;

const [QUOTE, BACKSLASH] = [34, 92];
const [OPEN_LIST, CLOSE_LIST] = [91, 93];
const [OPEN_OBJECT, CLOSE_OBJECT] = [123, 125];

/**
 * Whether a JSON text is nested deeper than any call needs. One pass; brackets within strings do not count.
 */
export function isTooDeep(json: string): boolean {
  let levels = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) isText = !isText;
    else if (isText) continue;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) levels += 1;
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) levels -= 1;
    if (levels > MAX_LEVELS) return true;
  }
  return false;
}
