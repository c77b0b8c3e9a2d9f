import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailServer } from '../servers/mail-server.js';
import { ServerProcess } from '../servers/server-process.js';
import { createTestDatabase } from '../servers/test-database.js';
import { ownRedisUrl } from '../servers/test-redis.js';
import { ProductCalls, STAFF } from './product-calls.js';

export { STAFF } from './product-calls.js';

const ADMIN_PATH = 'hatira-panel-47110815';

export type ProductEnv = Record<string, string>;

/** The built product, web and worker, with its own database and folder. */
export class Product extends ProductCalls {
  private readonly shared = new Map<string, Promise<ServerProcess>>();

  readonly web: ServerProcess;
  readonly worker: ServerProcess;

  private constructor(
    readonly env: ProductEnv,
    processes: ServerProcess[],
    readonly mail: MailServer,
    private readonly close: () => Promise<void>,
  ) {
    super();
    [this.web, this.worker] = processes as [ServerProcess, ServerProcess];
  }

  static async start(): Promise<Product> {
    const database = await createTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'hatira-browser-'));
    const mail = await MailServer.start();
    const env = {
      DATABASE_URL: database.url,
      REDIS_URL: await ownRedisUrl(),
      DATA_DIR: dataDir,
      ADMIN_PATH,
      STAFF_EMAIL: STAFF.email,
      STAFF_PASSWORD: STAFF.password,
      LOG_LEVEL: 'silent',
      MIN_FREE_BYTES: '0',
      DEMO_WEDDING: 'hidden',
      SMTP_URL: mail.url,
      SMTP_FROM: 'hatira@example.com',
    };
    const processes: ServerProcess[] = [];
    const close = async () => {
      await Promise.all(processes.map((server) => server.stop()));
      await mail.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    };
    try {
      processes.push(
        await ServerProcess.start('web', env),
        await ServerProcess.start('worker', env),
      );
      const product = new Product(env, processes, mail, close);
      await product.login();
      return product;
    } catch (error) {
      await close();
      throw error;
    }
  }

  get url(): string {
    return this.web.url;
  }

  get panelUrl(): string {
    return `${this.url}/${ADMIN_PATH}`;
  }

  /** Stops the processes; removes database and files. */
  async stop(): Promise<void> {
    const replicas = await Promise.all(this.shared.values());
    await Promise.all(replicas.map((web) => web.stop()));
    await this.close();
  }

  /** Another web process on the same data; the test stops it. */
  replica(env: ProductEnv): Promise<ServerProcess> {
    return ServerProcess.start('web', { ...this.env, ...env });
  }

  /** A shared replica for these settings, stopped with the product. */
  sharedReplica(env: ProductEnv): Promise<ServerProcess> {
    const key = JSON.stringify(env);
    const started = this.shared.get(key) ?? this.replica(env);
    this.shared.set(key, started);
    return started;
  }
}
