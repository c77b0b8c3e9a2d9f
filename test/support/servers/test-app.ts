import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from '@hatira/contract';
import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Job, Queue } from 'bull';
import { Redis } from 'ioredis';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { configFromEnvironment } from '../../../apps/api/src/platform/config/from-environment.js';
import { environment } from '../../../apps/api/src/platform/config/config.schema.js';
import { CleanupService } from '../../../apps/api/src/features/cleanup/cleanup.service.js';
import { RehearsalRunnerService } from '../../../apps/api/src/features/rehearsals/rehearsal-runner.service.js';
import { enqueued } from '../../../apps/api/src/platform/jobs/define-job.js';
import { createWebApp } from '../../../apps/api/src/web-app.js';
import { createWorkerApp } from '../../../apps/api/src/worker-app.js';
import { emptyTables } from './emptied-tables.js';
import { createTestDatabase } from './test-database.js';
import { ownRedisUrl } from './test-redis.js';
import { until } from '../until.js';

export const STAFF = {
  email: 'staff@example.com',
  password: 'a-long-enough-password',
};

type Env = Partial<Record<keyof typeof environment.shape, string>>;
type TestEnv = Env &
  Record<
    | 'DATABASE_URL'
    | 'REDIS_URL'
    | 'DATA_DIR'
    | 'STAFF_EMAIL'
    | 'STAFF_PASSWORD',
    string
  >;
type Http = ReturnType<typeof request>;
type Agent = ReturnType<typeof request.agent>;

/** The real product on its own database and folder. */
export interface TestApp {
  app: NestExpressApplication;
  env: TestEnv;
  url: string;
  database: DataSource;
  redis: Redis;
  dataDir: string;
  http(): Http;
  /** Keeps cookies. */
  browser(): Agent;
  /** Logged in. */
  staff(): Promise<Agent>;
  /** Resolves when new files are announced to galleries and the worker. */
  announced(): Promise<void>;
  /** Whether this process also works on jobs. */
  hasWorker: boolean;
  /**
   * Resolves when the jobs of every queue have ended.
   * @throws Error without a worker, since they would wait for ever
   */
  drain(): Promise<void>;
  sweep(): Promise<void>;
  /** Empties database (accounts and settings stay), Redis and storage. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** All others have their defaults. */
  env?: Env;
  /** Default: false, and queued jobs stay. */
  withWorker?: boolean;
  /** Shares its database, Redis and folder. */
  replicaOf?: TestApp;
}

/** Starts the product for a spec file; `close` it at the end. */
export async function createTestApp(
  options: TestAppOptions = {},
): Promise<TestApp> {
  const { replicaOf, withWorker = false } = options;
  const home = replicaOf
    ? { env: replicaOf.env, remove: async () => undefined }
    : await createHome();
  const env = { ...home.env, ...options.env };
  const contexts: INestApplicationContext[] = [];
  const app = await inEnvironment(env, async () => {
    const web = await createWebApp(configFromEnvironment());
    contexts.push(web);
    // Its looks would be among counted statements; robots need a process.
    await web
      .get(RehearsalRunnerService, { strict: false })
      .beforeApplicationShutdown();
    if (withWorker)
      contexts.push(await createWorkerApp(configFromEnvironment()));
    return web;
  }).catch(async (error: unknown) => {
    await home.remove();
    throw error;
  });
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  // Many replicas never use it, and some must lack Redis.
  const redis = new Redis(env.REDIS_URL, { lazyConnect: true });
  const database = app.get(DataSource);
  return {
    app,
    env,
    url,
    database,
    redis,
    dataDir: env.DATA_DIR,
    http: () => request(url),
    browser: () => request.agent(url),
    staff: () => login(url, env),
    announced: enqueued,
    hasWorker: withWorker,
    drain: async () => {
      if (!withWorker) throw new Error('drain() needs `withWorker: true`');
      await drain(app);
    },
    sweep: () => app.get(CleanupService).run(),
    reset: () => reset(database, redis, env.DATA_DIR),
    close: async () => {
      for (const context of contexts.reverse()) await context.close();
      redis.disconnect();
      await home.remove();
    },
  };
}

/** Runs the product for a spec file's tests, empty before each. */
export function useTestApp(options: TestAppOptions = {}): TestApp {
  const handle = {} as TestApp;
  beforeAll(
    async () => void Object.assign(handle, await createTestApp(options)),
  );
  beforeEach(() => handle.reset());
  afterAll(() => handle.close?.());
  return handle;
}

async function createHome(): Promise<{
  env: TestEnv;
  remove(): Promise<void>;
}> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'hatira-test-'));
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: await ownRedisUrl(),
    DATA_DIR: dataDir,
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    MIN_FREE_BYTES: '0',
    DEMO_WEDDING: 'hidden',
    WEB_PROCESSES: '1',
  };
  const remove = async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { env, remove };
}

async function inEnvironment<T>(env: Env, work: () => Promise<T>): Promise<T> {
  const before = { ...process.env };
  for (const name of Object.keys(environment.shape)) delete process.env[name];
  Object.assign(process.env, env);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(environment.shape)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

async function login(url: string, env: TestEnv): Promise<Agent> {
  const agent = request.agent(url);
  await agent
    .post(API.login)
    .send({ email: env.STAFF_EMAIL, password: env.STAFF_PASSWORD })
    .expect(200);
  return agent;
}

async function drain(app: NestExpressApplication): Promise<void> {
  const queues = queuesOf(app);
  const look = async () => {
    await enqueued();
    const jobs = (await Promise.all(queues.map(unfinishedJobs))).flat();
    return jobs.map(({ queue, id }) => `${queue.name} ${id}`);
  };
  // Many pictures take a slow machine longer than a wait; each must make progress.
  for (let left = await look(); left.length > 0;) {
    const before = left;
    left = await until('a job of the queues ends', look, (now) =>
      before.some((job) => !now.includes(job)),
    );
  }
}

/**
 * Returns the jobs without the clean-up's next run, a permanent delayed job.
 */
async function unfinishedJobs(queue: Queue): Promise<Job[]> {
  const jobs = await queue.getJobs(['waiting', 'active', 'delayed']);
  return jobs.filter((job) => job !== null && !isScheduled(job));
}

const isScheduled = ({ opts, timestamp }: Job) =>
  opts.repeat !== undefined && timestamp + (opts.delay ?? 0) > Date.now();

function queuesOf(app: NestExpressApplication): Queue[] {
  const providers = [...app.get(ModulesContainer).values()].flatMap(
    (module) => [...module.providers.values()],
  );
  const queues = providers.filter(
    ({ token }) => typeof token === 'string' && token.startsWith('BullQueue_'),
  );
  return queues.map(({ instance }) => instance as Queue);
}

async function reset(
  database: DataSource,
  redis: Redis,
  dataDir: string,
): Promise<void> {
  await emptyTables(database);
  await redis.flushdb();
  // The storage's mark goes too: a later process would check it.
  await database.query(`DELETE FROM settings WHERE key = 'storage_marked'`);
  // The worker may still be writing for the last test.
  const options = { recursive: true, force: true, maxRetries: 10 };
  await rm(join(dataDir, 'storage'), options);
}
