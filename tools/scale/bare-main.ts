// The baseline for the API's calls: Fastify, one read by primary key, its row as JSON, and nothing else.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = Fastify();
app.get<{ Params: { id: string } }>('/users/:id', async ({ params }) => {
  const { rows } = await pool.query('select * from users where id = $1', [params.id]);
  return rows[0] as unknown;
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ ready: address });
