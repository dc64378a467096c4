import pg from 'pg';

/**
 * Jobs of a worker that died silently would stay locked for four hours. So each worker pool holds a
 * PostgreSQL advisory lock on its own id while its process lives: the server releases it when the connection
 * ends, for whatever reason. A job whose pool's lock is free belongs to a dead worker.
 */
const lockOf = (poolId: string) => `hashtextextended('hooplog worker ' || ${poolId}, 0)`;

/**
 * Detects a vanished machine after this long without an answer, so that its locks are released too. Seconds.
 */
const KEEPALIVE =
  '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3';

/** Proof of life of one worker process. */
export class Liveness {
  readonly #client: pg.Client;
  /** A connection runs one query at a time, and pools start together. */
  #held: Promise<unknown> = Promise.resolve();

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /**
   * @param onLost called when the connection, and with it every lock, is lost: the process must stop working
   */
  static async open(databaseUrl: string, onLost: (error: Error) => void): Promise<Liveness> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'hooplog worker',
      keepAlive: true,
      options: KEEPALIVE,
    });
    await client.connect();
    client.on('error', onLost);
    return new Liveness(client);
  }

  /** Called before the pool takes its first job. */
  async hold(poolId: string): Promise<void> {
    this.#held = this.#held.then(() =>
      this.#client.query(`select pg_advisory_lock(${lockOf('$1')})`, [poolId]),
    );
    await this.#held;
  }

  async close(): Promise<void> {
    this.#client.removeAllListeners('error');
    this.#client.on('error', () => undefined);
    await this.#client.end();
  }
}

/** Releases the jobs of dead workers for other workers. Returns the number of dead workers. */
export async function releaseJobsOfDeadWorkers(pool: pg.Pool): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(`
      select id from (
        select distinct locked_by as id from graphile_worker._private_jobs where locked_by is not null
      ) as holders
      where pg_try_advisory_xact_lock(${lockOf('id')})`);
    const dead = rows.map(({ id }) => id);
    if (dead.length > 0) {
      // The attempt that the dead worker used does not count as a failure of the job.
      await client.query(
        'update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0) where locked_by = any($1)',
        [dead],
      );
      await client.query('select graphile_worker.force_unlock_workers($1)', [dead]);
    }
    await client.query('commit');
    return dead.length;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
