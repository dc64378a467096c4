import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');

export interface Import {
  /** The file that imports, relative to the repository. */
  readonly from: string;
  /** Another file of the repository by its path, or a package by its name. */
  readonly to: string;
  /** Removed by type stripping, so it cannot form a cycle at run time. */
  readonly isTypeOnly: boolean;
}

export interface Source {
  readonly path: string;
  readonly imports: readonly Import[];
  /** Nothing but re-exports. */
  readonly isBarrel: boolean;
}

/** Every source of the repository that is not a test. */
export function readSources(): Source[] {
  return globSync('{packages,apps,eval,e2e,tools}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist[^/]*)(\/|$)/.test(path),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$|\.d\.ts$|\/testing[./]/.test(path))
    .sort()
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')));
}

/** A file's imports, static and dynamic, types included. */
export function readSource(path: string, text: string): Source {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const typeOnly = new Set(file.statements.filter(isTypeOnly).map(specifierOf));
  const imports = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => ({
    from: path,
    to: fileName.startsWith('.') ? normalize(join(dirname(path), fileName)) : fileName,
    isTypeOnly: typeOnly.has(fileName),
  }));
  const isBarrel =
    file.statements.length > 0 &&
    file.statements.every((node) => ts.isExportDeclaration(node) && node.moduleSpecifier);
  return { path, imports, isBarrel };
}

function isTypeOnly(node: ts.Statement): boolean {
  if (ts.isImportDeclaration(node)) {
    return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  }
  return ts.isExportDeclaration(node) && node.isTypeOnly;
}

function specifierOf(node: ts.Statement): string | null {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return null;
  const specifier = node.moduleSpecifier;
  return specifier !== undefined && ts.isStringLiteral(specifier) ? specifier.text : null;
}
