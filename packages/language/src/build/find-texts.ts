import ts from 'typescript';

const PACKAGE = '@hooplog/language';

/** The functions of this package that sources import for their texts. */
type Marker = 'fieldMessage' | 'language' | 'locale' | 'phrase' | 'rich' | 't';

/** A range of a source: its first character, and the one after its last. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A value of a text. */
interface Value extends Range {
  readonly name: string;
  /** Whether it may be evaluated twice, or in another order, without a difference. */
  readonly isPure: boolean;
}

/** One call of a marker in a source. */
export interface FoundCall extends Range {
  readonly marker: Marker;
  readonly line: number;
  /** English, in ICU MessageFormat; empty for `language` and `locale`. */
  readonly message: string;
  readonly context: string | undefined;
  readonly values: readonly Value[];
  /** The object literal of values, if there is one. */
  readonly object: Range | null;
  /** Whether it runs once, when the module is loaded, outside of any function. */
  readonly runsAtLoad: boolean;
}

function isPure(node: ts.Node): boolean {
  if (ts.isIdentifier(node) || ts.isLiteralExpression(node)) return true;
  return ts.isPropertyAccessExpression(node) && isPure(node.expression);
}

function importOf(file: ts.SourceFile): ts.ImportDeclaration | undefined {
  return file.statements
    .filter(ts.isImportDeclaration)
    .find(
      ({ moduleSpecifier, importClause }) =>
        ts.isStringLiteral(moduleSpecifier) &&
        moduleSpecifier.text === PACKAGE &&
        importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword,
    );
}

const MARKERS: ReadonlySet<string> = new Set<Marker>([
  'fieldMessage',
  'language',
  'locale',
  'phrase',
  'rich',
  't',
]);
const isMarker = (name: string): name is Marker => MARKERS.has(name);

/** The text functions that a module imports. Others (`LANGUAGES`) are ordinary values. */
function markersOf({ importClause }: ts.ImportDeclaration): ReadonlySet<string> {
  const bindings = importClause?.namedBindings;
  if (bindings === undefined || !ts.isNamedImports(bindings)) return new Set();
  const names = bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
  return new Set(names.map(({ name }) => name.text).filter(isMarker));
}

const rangeOf = (node: ts.Node): Range => ({ start: node.getStart(), end: node.getEnd() });

const inFunction = (node: ts.Node): boolean =>
  ts.isSourceFile(node) ? false : ts.isFunctionLike(node) || inFunction(node.parent);

/**
 * Every text of a source, in the form that the build can read: message, context and the names of values are
 * literals in the call.
 *
 * @throws Error naming file and line of a call in another form
 */
export function findTexts(path: string, code: string): readonly FoundCall[] {
  if (!code.includes(PACKAGE)) return [];
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const declaration = importOf(file);
  if (declaration === undefined) return [];
  const markers = markersOf(declaration);
  const calls: FoundCall[] = [];

  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const wrong = (node: ts.Node, what: string) => new Error(`${path}:${lineOf(node)}: ${what}`);

  function text(node: ts.Expression | undefined): string | undefined {
    return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;
  }

  function valuesOf(node: ts.Expression | undefined): readonly Value[] {
    if (node === undefined || (ts.isIdentifier(node) && node.text === 'undefined')) return [];
    if (!ts.isObjectLiteralExpression(node))
      throw wrong(node, 'write the values out: { name: value }');
    return node.properties.map((property) => {
      if (ts.isShorthandPropertyAssignment(property))
        return { ...rangeOf(property), name: property.name.text, isPure: true };
      if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name))
        throw wrong(property, 'write the values out: { name: value }');
      const { name, initializer } = property;
      return {
        ...rangeOf(initializer),
        name: ts.isStringLiteralLike(name) ? name.text : name.getText(),
        isPure: isPure(initializer),
      };
    });
  }

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const marker = node.expression.text;
      if (markers.has(marker) && isMarker(marker)) {
        const [first, second, third] = node.arguments;
        const isText = marker !== 'language' && marker !== 'locale';
        const message = text(first);
        if (isText && message === undefined) throw wrong(node, 'write the text out as one string');
        calls.push({
          marker,
          ...rangeOf(node),
          line: lineOf(node),
          message: message ?? '',
          context: text(third),
          values: valuesOf(second),
          object: second === undefined ? null : rangeOf(second),
          runsAtLoad: !inFunction(node),
        });
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return calls;
}
