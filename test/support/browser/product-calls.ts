import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  API,
  CARDS_API,
  STAFF_API,
  WALL_API,
  type ChangeNames,
  type ChangeVisibility,
  type MediaItem,
  type PanelWedding,
  type SettingChanges,
  type WallMade,
  type WeddingCreated,
  type WeddingRow,
  type WifiNetwork,
} from '@hatira/contract';
import { expect } from '@playwright/test';
import { slicedFile, TestGuest } from '../requests/guest.js';
import type { Sample } from './media/samples.js';

export const STAFF = {
  email: 'staff@example.com',
  password: 'a-long-enough-password',
};

/** While web processes are busy, each preview waits up to 10 s for its turn. */
export const LONGEST_PROCESSING_MS = 50_000;

/** Calls of staff and guests that prepare and check data. */
export abstract class ProductCalls {
  private cookie = '';
  private weddings = 0;

  abstract get url(): string;

  /** Shared by the worker's tests. */
  get staffCookie(): { name: string; value: string } {
    const session =
      this.cookie
        .split('; ')
        .find((cookie) => cookie.startsWith('hatira_session=')) ?? '';
    const [name = '', value = ''] = session.split('=');
    return { name, value };
  }

  /** Creates weddings on different days. */
  async createWedding(one = 'Elif', other = 'Can'): Promise<WeddingRow> {
    const number = (this.weddings += 1);
    const day = String(1 + (number % 28)).padStart(2, '0');
    const month = String(1 + (Math.floor(number / 28) % 12)).padStart(2, '0');
    const weddingPath = `${one}-${day}${month}26-${other}`;
    return (
      await this.call<WeddingCreated>('POST', API.wedding, { weddingPath })
    ).wedding;
  }

  async createWeddingAt(weddingPath: string): Promise<WeddingRow> {
    return (
      await this.call<WeddingCreated>('POST', API.wedding, { weddingPath })
    ).wedding;
  }

  /** Sets names, date or path; returns the wedding with its path. */
  async nameWedding(
    wedding: WeddingRow,
    changes: ChangeNames,
  ): Promise<WeddingRow> {
    const { weddingPath } = await this.call<PanelWedding>(
      'PATCH',
      STAFF_API.restOne('weddings', wedding.hash),
      changes,
    );
    return { ...wedding, weddingPath };
  }

  /** The zone of the wedding's moments. */
  async moveWedding({ hash }: WeddingRow, timeZone: string): Promise<void> {
    const path = STAFF_API.restOne('weddings', hash);
    await this.call('PUT', path, { timeZone });
  }

  /** The network of its cards. */
  async setWifi({ hash }: WeddingRow, wifi: WifiNetwork): Promise<void> {
    await this.call('PUT', CARDS_API.wifi(hash), { wifi });
  }

  /** Creates the relatives' link; returns the wedding with its hash. */
  async relativesOf(wedding: WeddingRow): Promise<WeddingRow> {
    const json = { currentPassword: STAFF.password };
    const { viewHash } = await this.call<PanelWedding>(
      'POST',
      STAFF_API.relativesLink(wedding.hash),
      json,
    );
    return { ...wedding, hash: viewHash! };
  }

  /** Renews the couple's link; returns the wedding with its new hash. */
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

  async writeMessage(message: {
    name: string;
    email: string;
    weddingDate: string;
    message: string;
  }): Promise<void> {
    await this.call('POST', API.contact, message);
  }

  /** Null resets a setting to its default. */
  async set(changes: SettingChanges): Promise<void> {
    await this.call('PUT', STAFF_API.settings, changes);
  }

  async setEnabled(
    { weddingPath }: WeddingRow,
    enabled: boolean,
  ): Promise<void> {
    await this.call('PUT', API.toggleEnabled(weddingPath), { enabled });
  }

  /** What guests see of the album. */
  async setVisibility(
    { hash }: WeddingRow,
    change: ChangeVisibility,
  ): Promise<void> {
    await this.call('PUT', STAFF_API.weddingVisibility(hash), change);
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

  /** Uploads in slices. */
  async addVideo(wedding: WeddingRow, { name, path }: Sample): Promise<void> {
    const file = slicedFile(await readFile(path), name);
    await new TestGuest(this.url, wedding).sendSliced(file);
  }

  /** Made by staff; its page is `/wall/{token}`. */
  async makeWall({ hash }: WeddingRow): Promise<WallMade> {
    return this.call<WallMade>('POST', WALL_API.list(hash));
  }

  async endWall({ hash }: WeddingRow, { id }: WallMade): Promise<void> {
    await this.call('DELETE', WALL_API.one(hash, id));
  }

  /** Newest first. */
  async mediaOf({ hash }: WeddingRow): Promise<MediaItem[]> {
    return (await this.call<{ data: MediaItem[] }>('GET', API.gallery(hash)))
      .data;
  }

  /**
   * Waits until every picture is made or has failed. A page requests a picture
   * that is made during a deletion, and gets a 404.
   */
  async expectProcessed(wedding: WeddingRow): Promise<void> {
    await expect
      .poll(
        async () =>
          (await this.mediaOf(wedding)).filter(
            ({ processing }) => processing === 'pending',
          ),
        { timeout: LONGEST_PROCESSING_MS },
      )
      .toEqual([]);
  }

  async originalOf({ id }: MediaItem): Promise<Buffer> {
    const answer = await fetch(this.url + API.download(id));
    return Buffer.from(await answer.arrayBuffer());
  }

  async login(): Promise<void> {
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
