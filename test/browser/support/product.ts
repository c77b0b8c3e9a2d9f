import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  API,
  STAFF_API,
  type MediaItem,
  type PanelWedding,
  type SettingChanges,
  type WeddingCreated,
  type WeddingRow,
} from '@hatira/contract';
import { expect } from '@playwright/test';
import { Redis } from 'ioredis';
import { MailServer } from '../../support/servers/mail-server.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestDatabase } from '../../support/servers/test-database.js';
import type { Sample } from './media/samples.js';

export const STAFF = {
  email: 'staff@example.com',
  password: 'a-long-enough-password',
};
const ADMIN_PATH = 'hatira-panel-47110815';
/** After the databases of the API's tests. */
const FIRST_REDIS_DATABASE = 8;

export type ProductEnv = Record<string, string>;

/** The built product with its own database and data folder: the web process and the worker. */
export class Product {
  private cookie = '';
  private weddings = 0;
  private readonly shared = new Map<string, Promise<ServerProcess>>();

  readonly web: ServerProcess;
  readonly worker: ServerProcess;

  private constructor(
    readonly env: ProductEnv,
    processes: ServerProcess[],
    /** Receives the product's mail. */
    readonly mail: MailServer,
    private readonly close: () => Promise<void>,
  ) {
    [this.web, this.worker] = processes as [ServerProcess, ServerProcess];
  }

  /** @param index index of the Playwright worker */
  static async start(index: number): Promise<Product> {
    const database = await createTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'hatira-browser-'));
    const mail = await MailServer.start();
    const env = {
      DATABASE_URL: database.url,
      REDIS_URL: await emptyRedis(index),
      DATA_DIR: dataDir,
      ADMIN_PATH,
      STAFF_EMAIL: STAFF.email,
      STAFF_PASSWORD: STAFF.password,
      LOG_LEVEL: 'silent',
      MIN_FREE_BYTES: '0',
      SMTP_URL: mail.url,
      SMTP_FROM: 'hatira@example.com',
    };
    const processes: ServerProcess[] = [];
    const close = async () => {
      await Promise.all(processes.map((server) => server.stop()));
      await mail.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
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

  /** The cookie of a staff session that all tests of the worker share. */
  get staffCookie(): { name: string; value: string } {
    const session =
      this.cookie
        .split('; ')
        .find((cookie) => cookie.startsWith('hatira_session=')) ?? '';
    const [name = '', value = ''] = session.split('=');
    return { name, value };
  }

  /** Stops the processes and removes their database and files. */
  async stop(): Promise<void> {
    const replicas = await Promise.all(this.shared.values());
    await Promise.all(replicas.map((web) => web.stop()));
    await this.close();
  }

  /** Starts another web process on the same data with other settings; the test stops it. */
  replica(env: ProductEnv): Promise<ServerProcess> {
    return ServerProcess.start('web', { ...this.env, ...env });
  }

  /** The same, shared by tests: started once for these settings and stopped with the product. */
  sharedReplica(env: ProductEnv): Promise<ServerProcess> {
    const key = JSON.stringify(env);
    const started = this.shared.get(key) ?? this.replica(env);
    this.shared.set(key, started);
    return started;
  }

  /** Creates a wedding on a different day each time. */
  async createWedding(one = 'Elif', other = 'Can'): Promise<WeddingRow> {
    const number = (this.weddings += 1);
    const day = String(1 + (number % 28)).padStart(2, '0');
    const month = String(1 + (Math.floor(number / 28) % 12)).padStart(2, '0');
    const weddingPath = `${one}-${day}${month}26-${other}`;
    return (
      await this.call<WeddingCreated>('POST', API.wedding, { weddingPath })
    ).wedding;
  }

  /** Creates a wedding with this path. */
  async createWeddingAt(weddingPath: string): Promise<WeddingRow> {
    return (
      await this.call<WeddingCreated>('POST', API.wedding, { weddingPath })
    ).wedding;
  }

  /** Creates the relatives' link. @returns the wedding with the hash of that link */
  async relativesOf(wedding: WeddingRow): Promise<WeddingRow> {
    const json = { currentPassword: STAFF.password };
    const { viewHash } = await this.call<PanelWedding>(
      'POST',
      STAFF_API.relativesLink(wedding.hash),
      json,
    );
    return { ...wedding, hash: viewHash! };
  }

  /** Renews the couple's link. @returns the wedding with its new hash */
  async renewCouple(wedding: WeddingRow): Promise<WeddingRow> {
    const json = { currentPassword: STAFF.password };
    const { hash } = await this.call<PanelWedding>(
      'POST',
      STAFF_API.coupleLink(wedding.hash),
      json,
    );
    return { ...wedding, hash };
  }

  async deleteWedding(weddingPath: string): Promise<void> {
    await this.call('DELETE', API.weddingByPath(weddingPath));
  }

  async deleteBackground({ hash }: WeddingRow): Promise<void> {
    await this.call('DELETE', API.background(hash));
  }

  async inviteStaff(email: string, password: string): Promise<void> {
    await this.call('POST', STAFF_API.rest('staff'), {
      email,
      password,
      currentPassword: STAFF.password,
    });
  }

  /** Sends a message as the contact form does. */
  async writeMessage(message: {
    name: string;
    email: string;
    weddingDate: string;
    message: string;
  }): Promise<void> {
    await this.call('POST', API.contact, message);
  }

  /** Changes settings; null resets one to its default. */
  async set(changes: SettingChanges): Promise<void> {
    await this.call('PUT', STAFF_API.settings, changes);
  }

  async setEnabled(
    { weddingPath }: WeddingRow,
    enabled: boolean,
  ): Promise<void> {
    await this.call('PUT', API.toggleEnabled(weddingPath), { enabled });
  }

  async setBackground(
    { hash }: WeddingRow,
    { name, path }: Sample,
  ): Promise<void> {
    const form = new FormData();
    form.append(
      'background',
      await openAsBlob(path, { type: 'image/jpeg' }),
      name,
    );
    await this.call('POST', API.backgroundUpload(hash), form);
  }

  /** Uploads a photo without a browser. */
  async addPhoto(
    { weddingPath }: WeddingRow,
    { name, path }: Sample,
    note?: string,
  ): Promise<void> {
    const form = new FormData();
    if (note) form.append('note', note);
    form.append('media', await openAsBlob(path, { type: 'image/jpeg' }), name);
    await this.call('POST', API.upload(weddingPath), form);
  }

  /** Returns the couple's list, newest first. */
  async mediaOf({ hash }: WeddingRow): Promise<MediaItem[]> {
    return (await this.call<{ data: MediaItem[] }>('GET', API.gallery(hash)))
      .data;
  }

  /** Waits until the worker has made all pictures, or given up. */
  async expectProcessed(wedding: WeddingRow): Promise<void> {
    await expect
      .poll(async () =>
        (await this.mediaOf(wedding)).filter(
          ({ processing }) => processing === 'pending',
        ),
      )
      .toEqual([]);
  }

  /** Downloads the original as the couple does. */
  async originalOf({ id }: MediaItem): Promise<Buffer> {
    const answer = await fetch(this.url + API.download(id));
    return Buffer.from(await answer.arrayBuffer());
  }

  private async login(): Promise<void> {
    const answer = await this.send('POST', API.login, STAFF);
    this.cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  private async call<T>(
    method: string,
    path: string,
    body?: object,
  ): Promise<T> {
    return (await (await this.send(method, path, body)).json()) as T;
  }

  private async send(
    method: string,
    path: string,
    body?: object,
  ): Promise<Response> {
    const isForm = body instanceof FormData;
    const headers = {
      cookie: this.cookie,
      ...(!isForm && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(this.url + path, {
      method,
      headers,
      body: isForm ? body : JSON.stringify(body),
    });
    if (!answer.ok)
      throw new Error(
        `${method} ${path} answered ${answer.status}: ${await answer.text()}`,
      );
    return answer;
  }
}

async function emptyRedis(index: number): Promise<string> {
  const url = new URL(process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379');
  url.pathname = `/${FIRST_REDIS_DATABASE + (index % 8)}`;
  const redis = new Redis(url.href);
  await redis.flushdb();
  redis.disconnect();
  return url.href;
}
