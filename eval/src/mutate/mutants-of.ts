import ts from 'typescript';

/** One small fault: a piece of source and its replacement. */
export interface Mutant {
  /** From the checkout's root. */
  readonly file: string;
  readonly line: number;
  /** Characters of the file. */
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
}

/** Replacements of operators. A measurement is never equal to its limit, so there only the direction is reversed. */
const OTHER_OPERATOR = new Map([
  ['<', '>='],
  ['<=', '>'],
  ['>', '<='],
  ['>=', '<'],
  ['===', '!=='],
  ['!==', '==='],
  ['&&', '||'],
  ['||', '&&'],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['%', '*'],
  ['+=', '-='],
  ['-=', '+='],
  ['*=', '/='],
  ['/=', '*='],
]);
/** For counts, equality matters. */
const OTHER_COUNT = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);
const OTHER_CALL = new Map([
  ['Math.min', 'Math.max'],
  ['Math.max', 'Math.min'],
  ['some', 'every'],
  ['every', 'some'],
]);

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const isCount = (node: ts.Node): boolean => /(\.length|\.size)$/.test(node.getText());

function ofBinary(node: ts.BinaryExpression): string[] {
  const { left, right, operatorToken } = node;
  const operator = operatorToken.getText();
  const other = OTHER_OPERATOR.get(operator);
  if (other === undefined || isText(left) || isText(right)) return [];
  const [a, b] = [left, right].map((side) =>
    ts.isBinaryExpression(side) ? `(${side.getText()})` : side.getText(),
  ) as [string, string];
  const counted = isCount(left) || isCount(right) ? OTHER_COUNT.get(operator) : undefined;
  return [
    `${a} ${other} ${b}`,
    ...(counted === undefined ? [] : [`${a} ${counted} ${b}`]),
    // One term less.
    ...(operator === '+' || operator === '-' ? [a] : []),
  ];
}

/** Another number; in tables of thresholds, outside of functions, twice and half the value. */
function ofNumber(node: ts.NumericLiteral): string[] {
  const value = Number(node.text);
  if (ts.findAncestor(node, ts.isFunctionLike)) return [String(value < 3 ? value + 1 : 2 * value)];
  return value === 0 ? ['1'] : [String(2 * value), String(value / 2)];
}

function ofCall(node: ts.CallExpression): string[] {
  const called = node.expression;
  if (!ts.isPropertyAccessExpression(called)) return [];
  const other = OTHER_CALL.get(called.getText()) ?? OTHER_CALL.get(called.name.text);
  if (other === undefined) return [];
  const given = node.arguments.map((argument) => argument.getText()).join(', ');
  const target = other.startsWith('Math.') ? other : `${called.expression.getText()}.${other}`;
  return [`${target}(${given})`];
}

/** Whether a condition has other mutants that negate it. */
function hasNegatingMutants(node: ts.Node): boolean {
  if (ts.isParenthesizedExpression(node)) return hasNegatingMutants(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return node.operator === ts.SyntaxKind.ExclamationToken;
  return ts.isBinaryExpression(node) && OTHER_OPERATOR.has(node.operatorToken.getText());
}

function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent)) return parent.expression === node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  return false;
}

/** An empty value of a function's declared return type. */
function nothingOf(type: ts.TypeNode | undefined): string | null {
  if (!type) return null;
  if (ts.isUnionTypeNode(type)) {
    return type.types.some((each) => each.getText() === 'null') ? 'null' : null;
  }
  if (ts.isTypeOperatorNode(type)) return nothingOf(type.type);
  if (ts.isArrayTypeNode(type)) return '[]';
  return type.kind === ts.SyntaxKind.NumberKeyword ? '0' : null;
}

function ofReturned(node: ts.Expression): string[] {
  const isArrow = ts.isArrowFunction(node.parent) && node.parent.body === node;
  if (!isArrow && !ts.isReturnStatement(node.parent)) return [];
  const maker = ts.findAncestor(node.parent, ts.isFunctionLike);
  const nothing = nothingOf(maker?.type);
  return nothing === null || node.getText() === nothing ? [] : [nothing];
}

function replacementsOf(node: ts.Node): string[] {
  const found: string[] = [];
  if (ts.isBinaryExpression(node)) found.push(...ofBinary(node));
  if (ts.isNumericLiteral(node) && !ts.isPropertyName(node.parent)) found.push(...ofNumber(node));
  if (ts.isCallExpression(node)) found.push(...ofCall(node));
  if (ts.isPrefixUnaryExpression(node)) {
    const { operator, operand } = node;
    const isSign = operator === ts.SyntaxKind.MinusToken;
    if (isSign || operator === ts.SyntaxKind.ExclamationToken) found.push(operand.getText());
  }
  if (isCondition(node) && !hasNegatingMutants(node)) found.push(`!(${node.getText()})`);
  if (ts.isExpression(node)) found.push(...ofReturned(node));
  return [...new Set(found)];
}

/** Nodes without effect at run time, or whose change is no fault of a rule. */
function isSkipped(node: ts.Node): boolean {
  return ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)
    || ts.isTypeAliasDeclaration(node) || ts.isThrowStatement(node); // prettier-ignore
}

/** All mutants of a source, in order of position. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isSkipped(node)) return;
    const start = node.getStart(tree);
    const { line } = tree.getLineAndCharacterOfPosition(start);
    const from = node.getText(tree);
    for (const to of replacementsOf(node)) {
      mutants.push({ file, line: line + 1, start, end: node.end, from, to });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(tree, visit);
  return mutants;
}
