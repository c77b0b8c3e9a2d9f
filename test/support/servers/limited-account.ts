import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { lockClass } from '../../../apps/api/src/platform/database/advisory-locks.js';
import { isRefusedConnection } from '../../../apps/api/src/platform/database/pool/refused-connection.js';
import { until } from '../until.js';

const PRODUCT = 'product';

/** Connections of the product without its locks. */
const POOLED = `
FROM pg_stat_activity AS backend WHERE usename = $1 AND application_name = '${PRODUCT}' AND NOT EXISTS (
  SELECT FROM pg_locks WHERE pg_locks.pid = backend.pid AND locktype = 'advisory' AND classid = ${lockClass('instances')})`;

/** An account of PostgreSQL that may have few connections, which the product shares with other programs. */
export class LimitedAccount {
  private others: pg.Client[] = [];

  private constructor(
    private readonly server: pg.Client,
    private readonly role: string,
    private readonly databaseUrl: string,
  ) {}

  /** @param limit of its connections */
  static async create(
    databaseUrl: string,
    limit: number,
  ): Promise<LimitedAccount> {
    const server = new pg.Client({ connectionString: databaseUrl });
    await server.connect();
    const role = `limited_${randomBytes(4).toString('hex')}`;
    await server.query(
      `CREATE ROLE ${role} LOGIN PASSWORD '${role}' CONNECTION LIMIT ${limit}`,
    );
    await server.query(`GRANT pg_read_all_data, pg_write_all_data TO ${role}`);
    return new LimitedAccount(server, role, databaseUrl);
  }

  /** The product's address of the database. */
  get url(): string {
    return this.urlOf(PRODUCT);
  }

  /** Lets other programs take every connection but the product's locks. */
  async exhaust(): Promise<void> {
    await until(
      'other programs have the connections of the pools',
      async () => {
        await this.server.query(`SELECT pg_terminate_backend(pid) ${POOLED}`, [
          this.role,
        ]);
        await this.takeRest();
        const { rows } = await this.server.query<{ count: number }>(
          `SELECT count(*)::int ${POOLED}`,
          [this.role],
        );
        return rows[0]?.count;
      },
      0,
    );
  }

  /** Lets other programs take every connection that is left. */
  async takeRest(): Promise<void> {
    for (;;) {
      const connectionString = this.urlOf('another program');
      const other = new pg.Client({ connectionString });
      other.on('error', () => undefined);
      try {
        await other.connect();
      } catch (error) {
        if (isRefusedConnection(error)) return;
        throw error;
      }
      this.others.push(other);
    }
  }

  /** New connections fail for another reason. */
  async shutOut(): Promise<void> {
    await this.server.query(`ALTER ROLE ${this.role} NOLOGIN`);
  }

  /** The other programs leave. */
  async relieve(): Promise<void> {
    await this.server.query(`ALTER ROLE ${this.role} LOGIN`);
    await Promise.all(this.others.map((other) => other.end()));
    this.others = [];
  }

  async drop(): Promise<void> {
    await this.relieve();
    await this.server.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1`,
      [this.role],
    );
    await this.server.query(`DROP ROLE ${this.role}`);
    await this.server.end();
  }

  private urlOf(program: string): string {
    const url = new URL(this.databaseUrl);
    url.username = this.role;
    url.password = this.role;
    url.searchParams.set('application_name', program);
    return url.href;
  }
}
