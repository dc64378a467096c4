import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A test as declared in its file. */
export interface StatedTest {
  /** In full: "suite > test", in tables with placeholders: "suite > refuses %s". */
  readonly name: string;
  readonly isSkipped: boolean;
}

const ROOTS = new Set(['it', 'test', 'describe']);
const SKIPS = new Set(['skip', 'todo', 'fixme']);

interface Callee {
  readonly root: string;
  readonly parts: readonly string[];
}

/** The part before a call's parentheses: `test.describe.each([…])` is root `test` with `describe` and `each`. */
function calleeOf(expression: ts.Expression, parts: readonly string[] = []): Callee | null {
  if (ts.isIdentifier(expression)) return { root: expression.text, parts };
  if (ts.isPropertyAccessExpression(expression)) {
    return calleeOf(expression.expression, [expression.name.text, ...parts]);
  }
  return ts.isCallExpression(expression) ? calleeOf(expression.expression, parts) : null;
}

/** The title of a suite or test; null for other calls. */
function titleOf(call: ts.CallExpression) {
  const [title, body] = call.arguments;
  const callee = calleeOf(call.expression);
  if (callee === null || !ROOTS.has(callee.root)) return null;
  if (title === undefined || body === undefined) return null;
  if (!ts.isStringLiteralLike(title) && !ts.isTemplateExpression(title)) return null;
  return {
    text: ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : title.text,
    isSuite: callee.root === 'describe' || callee.parts.includes('describe'),
    isSkipped: callee.parts.some((part) => SKIPS.has(part)),
  };
}

/** Every test of a file. @param path absolute */
export function testsOf(path: string): StatedTest[] {
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: StatedTest[] = [];
  const visit = (node: ts.Node, suites: readonly string[], isInSkipped: boolean): void => {
    const title = ts.isCallExpression(node) ? titleOf(node) : null;
    if (title === null) {
      ts.forEachChild(node, (child) => {
        visit(child, suites, isInSkipped);
      });
      return;
    }
    const names = [...suites, title.text];
    const isSkipped = isInSkipped || title.isSkipped;
    if (!title.isSuite) found.push({ name: names.join(' > '), isSkipped });
    else {
      ts.forEachChild(node, (child) => {
        visit(child, names, isSkipped);
      });
    }
  };
  visit(tree, [], false);
  return found;
}
