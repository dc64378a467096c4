import { defineConfig } from 'drizzle-kit';

// `npm run db:generate` in apps/server writes the SQL for a changed schema; migrations are committed.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema/index.ts',
  out: './src/database/migrations',
  casing: 'snake_case',
});
