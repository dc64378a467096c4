import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startTestPostgres } from '../database/embedded/start-test-postgres.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { offerS3Server } from './s3/s3-on-demand.ts';
import { TEMPLATE, urlOf } from './template.ts';

/**
 * Starts one PostgreSQL for all test files, with a migrated database that each file copies: 30 ms instead of
 * 300.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrateDatabase(urlOf(server.url, TEMPLATE));
  project.provide('postgresUrl', server.url);
  const s3 = await offerS3Server();
  project.provide('s3OnDemand', s3.url);
  return async () => {
    await s3.stop();
    await server.stop();
  };
}
