import { randomUUID } from 'node:crypto';
import { PlainError } from '../plain-error.mjs';

/**
 * @typedef {typeof import('../../libs/contract/src/index.js')} Contract
 * @typedef {{ email: string, password: string }} Credentials
 * @typedef {{ json?: object, form?: FormData }} Body
 * @typedef {{ hash: number, weddingPath: string, hasBackground: boolean }} Wedding
 */

/** The calls that the demonstration needs. */
export class ProductClient {
  #origin;
  #contract;
  #cookie = '';

  /**
   * @param {Contract} contract
   * @param {string} origin
   */
  constructor(origin, contract) {
    this.#origin = origin;
    this.#contract = contract;
  }

  /**
   * Logs staff in for later calls.
   * @param {Credentials} credentials
   */
  async login(credentials) {
    const answer = await this.#send('POST', this.#contract.API.login, {
      json: credentials,
    });
    this.#cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { data } =
      /** @type {{ data: { mustSetUpSecondFactor: boolean } }} */ (
        await answer.json()
      );
    if (data.mustSetUpSecondFactor)
      await this.#setUpSecondFactor(credentials.password);
  }

  /**
   * Sets up a second factor as an authenticator app does, where required.
   * @param {string} currentPassword
   */
  async #setUpSecondFactor(currentPassword) {
    const { STAFF_API } = this.#contract;
    /** @type {{ data: { key: string } }} */
    const { data } = await this.#json('POST', STAFF_API.beginSecondFactor, {
      json: { currentPassword },
    });
    const { Secret, TOTP } = await import('otpauth');
    const code = new TOTP({ secret: Secret.fromBase32(data.key) }).generate();
    await this.#json('POST', STAFF_API.confirmSecondFactor, { json: { code } });
  }

  async logout() {
    await this.#send('POST', this.#contract.API.logout);
    this.#cookie = '';
  }

  /**
   * Returns this path's wedding, created if it does not exist.
   * @param {string} weddingPath
   * @returns {Promise<Wedding>}
   */
  async ensureWedding(weddingPath) {
    const { API, slugKey } = this.#contract;
    /** @type {{ data: Wedding[] }} */
    const { data } = await this.#json('GET', API.weddings);
    const found = data.find(
      (wedding) => slugKey(wedding.weddingPath) === slugKey(weddingPath),
    );
    return (
      found ??
      (await this.#json('POST', API.wedding, { json: { weddingPath } })).wedding
    );
  }

  /**
   * Sets only settings without a value.
   * @param {Record<string, string>} samples
   */
  async setMissing(samples) {
    const { STAFF_API } = this.#contract;
    /** @type {{ data: Record<string, { value: unknown }> }} */
    const { data } = await this.#json('GET', STAFF_API.settings);
    const missing = Object.entries(samples).filter(
      ([name]) => data[name]?.value === '',
    );
    if (missing.length === 0) return;
    const json = Object.fromEntries(missing);
    await this.#json('PUT', STAFF_API.settings, { json });
  }

  /**
   * @param {number} hash
   * @param {Buffer<ArrayBuffer>} file
   * @param {string} fileName
   */
  async setBackground(hash, file, fileName) {
    const form = new FormData();
    form.append('background', new Blob([file]), fileName);
    await this.#json('POST', this.#contract.API.backgroundUpload(hash), {
      form,
    });
  }

  /**
   * Names of the files that the gallery shows.
   * @param {number} hash
   */
  async fileNames(hash) {
    /** @type {{ data: { file_name: string }[] }} */
    const { data } = await this.#json('GET', this.#contract.API.gallery(hash));
    return new Set(data.map((item) => item.file_name));
  }

  /**
   * Sends a file as the guests' page does: whole if small, else in slices.
   * @param {string} weddingPath
   * @param {{ bytes: Buffer<ArrayBuffer>, fileName: string, note: string | undefined }} options
   */
  async upload(weddingPath, { bytes, fileName, note }) {
    const { SLICE_BYTES } = this.#contract;
    if (bytes.length > SLICE_BYTES)
      return this.#uploadSlices(weddingPath, { bytes, fileName, note });
    const form = new FormData();
    if (note) form.append('note', note);
    form.append('media', new Blob([bytes]), fileName);
    return this.#json('POST', this.#contract.API.upload(weddingPath), { form });
  }

  /**
   * @param {string} weddingPath
   * @param {{ bytes: Buffer<ArrayBuffer>, fileName: string, note: string | undefined }} options
   */
  async #uploadSlices(weddingPath, { bytes, fileName, note }) {
    const { API, sliceCount, sliceRange } = this.#contract;
    const [uploadId, total] = [randomUUID(), bytes.length];
    for (let index = 0; index < sliceCount(total); index++) {
      const { start, end } = sliceRange(index, total);
      const form = new FormData();
      const fields = { uploadId, fileName, start, end, total, mimeType: '' };
      for (const [name, value] of Object.entries(fields))
        form.append(name, String(value));
      form.append('chunk', new Blob([bytes.subarray(start, end)]), fileName);
      await this.#json('POST', API.uploadChunk(weddingPath), { form });
    }
    const json = { uploadId, fileName, fileSize: total, mimeType: '', note };
    return this.#json('POST', API.completeUpload(weddingPath), { json });
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {Body} [body]
   */
  async #json(method, path, body) {
    const answer = await this.#send(method, path, body);
    return JSON.parse(await answer.text());
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {Body} [body]
   */
  async #send(method, path, { json, form } = {}) {
    const headers = {
      ...(this.#cookie && { cookie: this.#cookie }),
      ...(json && { 'content-type': 'application/json' }),
    };
    const body = json ? JSON.stringify(json) : form;
    const answer = await fetch(this.#origin + path, { method, headers, body });
    if (answer.ok) return answer;
    const problem = /** @type {{ error?: string }} */ (
      await answer.json().catch(() => ({}))
    );
    throw new PlainError(
      `${method} ${path} was refused with ${answer.status}: ${problem.error ?? 'no reason given'}`,
    );
  }
}
