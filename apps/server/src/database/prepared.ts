import type { Database } from './connect.ts';

/**
 * A statement built once per database and planned once per connection, for reads that run all the time: building one takes longer
 * than running it.
 */
export function preparedOnce<Statement>(
  build: (database: Database) => Statement,
): (database: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (database) => {
    const statement = built.get(database) ?? build(database);
    built.set(database, statement);
    return statement;
  };
}
