import ts from 'typescript';
import type { Mutant } from './mutants-of.ts';

/** A mutant with its number among all of a run. */
export interface NumberedMutant extends Mutant {
  readonly id: number;
}

const SWITCH = 'globalThis.hooplogMutants';

const keyOf = (start: number, end: number): string => `${start}-${end}`;

/**
 * The source with every mutant in it, each behind a switch. At most one of them is on, so modules are loaded
 * once for all. Values computed when a module is loaded are recomputed whenever the switch changes; properties
 * of such objects become getters, so that reads of them are recorded.
 */
export function instrument(source: string, mutants: readonly NumberedMutant[]): string {
  const tree = ts.createSourceFile('mutated.ts', source, ts.ScriptTarget.Latest, true);
  const byPlace = Map.groupBy(mutants, ({ start, end }) => keyOf(start, end));

  const hasMutants = (node: ts.Node): boolean =>
    mutants.some(({ start, end }) => start >= node.getStart(tree) && end <= node.end);

  /** The text of a node with the instrumented text of its children. */
  const inside = (node: ts.Node): string => {
    let text = '';
    let done = node.getStart(tree);
    ts.forEachChild(node, (child) => {
      const start = child.getStart(tree);
      if (start < done) return;
      text += source.slice(done, start) + textOf(child);
      done = child.end;
    });
    return text + source.slice(done, node.end);
  };

  const textOf = (node: ts.Node): string => {
    if (!hasMutants(node)) return node.getText(tree);
    if (isLimit(node))
      return `get ${node.name.getText(tree)}() { return ${textOf(node.initializer)}; }`;
    if (isFixed(node)) return again(node);
    const own = byPlace.get(keyOf(node.getStart(tree), node.end)) ?? [];
    // Only the outermost of several nodes with the same range.
    const isInner =
      node.parent.getStart(tree) === node.getStart(tree) && node.parent.end === node.end;
    if (own.length === 0 || isInner) return inside(node);
    const choices = own.map(({ id, to }) => `${SWITCH}.at(${id}) ? (${to}) : `);
    return `(${choices.join('')}(${inside(node)}))`;
  };

  /** A constant of the module, as a variable that is recomputed. */
  const again = (node: ts.VariableStatement): string => {
    const [declared] = node.declarationList.declarations;
    const name = declared?.name.getText(tree) ?? '';
    const value = declared?.initializer ? textOf(declared.initializer) : '';
    const exported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return `${exported ? 'export ' : ''}let ${name} = ${SWITCH}.fixed([${mutants[0]?.id}, ${mutants.at(-1)?.id}], () => (${value}), (value) => { ${name} = value; });`;
  };

  return inside(tree).concat(source.slice(tree.end));
}

/** A property of an object that is created when a module is loaded. */
function isLimit(node: ts.Node): node is ts.PropertyAssignment {
  return ts.isPropertyAssignment(node) && !ts.findAncestor(node, ts.isFunctionLike);
}

/** A constant of a module that is not a function. */
function isFixed(node: ts.Node): node is ts.VariableStatement {
  if (!ts.isVariableStatement(node) || !ts.isSourceFile(node.parent)) return false;
  const [declared, ...others] = node.declarationList.declarations;
  const value = declared?.initializer;
  return (
    others.length === 0 &&
    declared !== undefined &&
    value !== undefined &&
    ts.isIdentifier(declared.name) &&
    !ts.isFunctionLike(value)
  );
}
