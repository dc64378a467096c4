import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE, urlOf } from './template.ts';

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** Retries: an autovacuum process that we may not end can hold the database for a moment. */
async function drop(name: string, triesLeft = 50): Promise<void> {
  try {
    await onServer(`drop database ${name} with (force)`);
  } catch (error) {
    const isBusy = error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
    if (!isBusy || triesLeft === 0) throw error;
    await setTimeout(100);
    await drop(name, triesLeft - 1);
  }
}

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a migrated database for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${TEMPLATE}`);
  return {
    url: urlOf(inject('postgresUrl'), name),
    drop: () => drop(name),
  };
}
