import {
  type AlterTableCmd,
  type ColumnDef,
  type Constraint,
  type IndexStmt,
  type Node,
  parse,
} from 'libpg-query';
import { marksIn } from '../database/migration-files.ts';

const CHANGES = 'older code may use what this takes away or changes';
const LEFT_OUT = 'older code leaves it empty';
const RULE = 'older code does not keep this rule';

/** Statements that only add something or change rows. Statements that are in no list here are refused. */
const HARMLESS = ['CreateStmt', 'CreateTableAsStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'];

/** The tables and columns that a migration adds, columns as `table.column`. */
interface Added {
  readonly tables: ReadonlySet<string>;
  /** Columns that older code leaves null … */
  readonly empty: ReadonlySet<string>;
  /** … and those that it leaves at their default. */
  readonly filled: ReadonlySet<string>;
}

const has = ({ constraints = [] }: ColumnDef, ...types: readonly string[]) =>
  constraints.some((node) => 'Constraint' in node && types.includes(node.Constraint.contype ?? ''));
const isFilled = (column: ColumnDef) =>
  has(column, 'CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED');

/** The commands of an ALTER TABLE, each with its table. */
function commandsOf(
  statement: Node,
): { readonly table: string; readonly command: AlterTableCmd }[] {
  if (!('AlterTableStmt' in statement)) return [];
  const { relation, cmds = [] } = statement.AlterTableStmt;
  const table = relation?.relname ?? '';
  return cmds.flatMap((node) =>
    'AlterTableCmd' in node ? { table, command: node.AlterTableCmd } : [],
  );
}

function addedBy(statements: readonly Node[]): Added {
  const columns = statements.flatMap(commandsOf).flatMap(({ table, command }) => {
    const { subtype, def } = command;
    if (subtype !== 'AT_AddColumn' || def === undefined || !('ColumnDef' in def)) return [];
    return { name: `${table}.${def.ColumnDef.colname ?? ''}`, isFilled: isFilled(def.ColumnDef) };
  });
  const names = (filled: boolean) =>
    new Set(columns.filter((column) => column.isFilled === filled).map(({ name }) => name));
  const tables = statements.flatMap((node) =>
    'CreateStmt' in node ? (node.CreateStmt.relation?.relname ?? []) : [],
  );
  return { tables: new Set(tables), empty: names(false), filled: names(true) };
}

/** Column names in a list of keys, an expression or an index. */
function columnsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(columnsIn);
  if ('String' in value) return [(value.String as { sval?: string }).sval ?? ''];
  // The last part of `schema.table.column`.
  if ('ColumnRef' in value)
    return columnsIn((value.ColumnRef as { fields?: Node[] }).fields).slice(-1);
  if ('IndexElem' in value) {
    const { name, expr } = value.IndexElem as { name?: string; expr?: Node };
    return name === undefined ? columnsIn(expr) : [name];
  }
  // Names of operators, functions and types are skipped.
  return Object.entries(value).flatMap(([key, part]) =>
    /names?$/i.test(key) ? [] : columnsIn(part),
  );
}

/** A key with a null column is not enforced, so it does not affect rows of older code. */
const isFree = (table: string, keys: unknown, { empty }: Added) =>
  columnsIn(keys).some((name) => empty.has(`${table}.${name}`));

function problemOfConstraint(table: string, constraint: Constraint, added: Added): string | null {
  const { contype, keys, fk_attrs: references, raw_expr: expression } = constraint;
  switch (contype) {
    case 'CONSTR_FOREIGN':
      return isFree(table, references, added) ? null : RULE;
    case 'CONSTR_UNIQUE':
      return isFree(table, keys, added) && constraint.nulls_not_distinct !== true ? null : RULE;
    case 'CONSTR_CHECK': {
      // Older code changes old columns of rows that have the new ones set.
      const isNew = (name: string) =>
        added.empty.has(`${table}.${name}`) || added.filled.has(`${table}.${name}`);
      return columnsIn(expression).every(isNew) ? null : RULE;
    }
    default:
      return RULE;
  }
}

function problemOfCommand(table: string, command: AlterTableCmd, added: Added): string | null {
  const { subtype, name = '', def } = command;
  switch (subtype) {
    case 'AT_DropNotNull':
      return null;
    case 'AT_ColumnDefault':
      return def === undefined ? CHANGES : null;
    case 'AT_SetNotNull':
      return added.filled.has(`${table}.${name}`) ? null : LEFT_OUT;
    case 'AT_AddColumn': {
      if (def === undefined || !('ColumnDef' in def)) return CHANGES;
      const isNeeded = has(def.ColumnDef, 'CONSTR_NOTNULL', 'CONSTR_PRIMARY');
      return isNeeded && !isFilled(def.ColumnDef) ? LEFT_OUT : null;
    }
    case 'AT_AddConstraint':
      return def !== undefined && 'Constraint' in def
        ? problemOfConstraint(table, def.Constraint, added)
        : CHANGES;
    default:
      return CHANGES;
  }
}

function problemOfIndex(index: IndexStmt, added: Added): string | null {
  const table = index.relation?.relname ?? '';
  if (index.unique !== true || added.tables.has(table)) return null;
  return isFree(table, index.indexParams, added) && index.nulls_not_distinct !== true ? null : RULE;
}

function problemsOf(statement: Node, added: Added): (string | null)[] {
  if ('IndexStmt' in statement) return [problemOfIndex(statement.IndexStmt, added)];
  if ('AlterTableStmt' in statement)
    return commandsOf(statement).map(({ table, command }) =>
      added.tables.has(table) ? null : problemOfCommand(table, command, added),
    );
  return [HARMLESS.some((kind) => kind in statement) ? null : CHANGES];
}

/**
 * The statements of a migration that break code of the previous version, which keeps running next to the new
 * one during an upgrade, each with the reason. Statements marked by `-- needs code since …` are skipped.
 *
 * @param sql as Drizzle writes it; throws if PostgreSQL could not parse it
 */
export async function breaksOldCode(sql: string): Promise<string[]> {
  const parts = await Promise.all(
    sql.split('--> statement-breakpoint').map(async (text) => {
      const { stmts = [] } = await parse(text);
      return { text, statements: stmts.flatMap(({ stmt }) => stmt ?? []) };
    }),
  );
  const added = addedBy(parts.flatMap(({ statements }) => statements));
  return parts
    .filter(({ text }) => marksIn(text).length === 0)
    .flatMap(({ text, statements }) =>
      statements
        .flatMap((statement) => problemsOf(statement, added))
        .flatMap((problem) => (problem === null ? [] : `${problem}: ${text.trim()}`)),
    );
}
