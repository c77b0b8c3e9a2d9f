import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { PlainError } from '../plain-error.mjs';

/** The product's public HTTP API, as the demonstration uses it. */
export class ProductClient {
  #origin;
  #contract;
  #cookie = '';

  /** @param contract the built contract library: routes and sizes as the server has them */
  constructor(origin, contract) {
    this.#origin = origin;
    this.#contract = contract;
  }

  /** Logs staff in; the calls that follow are theirs. */
  async login(credentials) {
    const answer = await this.#send('POST', this.#contract.API.login, {
      json: credentials,
    });
    this.#cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { mustSetUpSecondFactor } = (await answer.json()).data;
    if (mustSetUpSecondFactor)
      await this.#setUpSecondFactor(credentials.password);
  }

  /** As an authenticator app does, where the installation requires one. */
  async #setUpSecondFactor(currentPassword) {
    const { STAFF_API } = this.#contract;
    const { data } = await this.#json('POST', STAFF_API.beginSecondFactor, {
      json: { currentPassword },
    });
    const code = new TOTP({ secret: Secret.fromBase32(data.key) }).generate();
    await this.#json('POST', STAFF_API.confirmSecondFactor, { json: { code } });
  }

  async logout() {
    await this.#send('POST', this.#contract.API.logout);
    this.#cookie = '';
  }

  /** Returns the wedding of this path as staff see it, and creates it if it does not exist. */
  async ensureWedding(weddingPath) {
    const { API, slugKey } = this.#contract;
    const known = (await this.#json('GET', API.weddings)).data;
    const found = known.find(
      (wedding) => slugKey(wedding.weddingPath) === slugKey(weddingPath),
    );
    return (
      found ??
      (await this.#json('POST', API.wedding, { json: { weddingPath } })).wedding
    );
  }

  async setBackground(hash, file, fileName) {
    const form = new FormData();
    form.append('background', new Blob([file]), fileName);
    await this.#json('POST', this.#contract.API.backgroundUpload(hash), {
      form,
    });
  }

  /** Names of the files that the gallery shows. */
  async fileNames(hash) {
    const { data } = await this.#json('GET', this.#contract.API.gallery(hash));
    return new Set(data.map((item) => item.file_name));
  }

  /** Sends a file as the guests' page does: whole when it is small, else in slices. */
  async upload(weddingPath, { bytes, fileName, note }) {
    const { SLICE_BYTES } = this.#contract;
    if (bytes.length > SLICE_BYTES)
      return this.#uploadSlices(weddingPath, { bytes, fileName, note });
    const form = new FormData();
    if (note) form.append('note', note);
    form.append('media', new Blob([bytes]), fileName);
    return this.#json('POST', this.#contract.API.upload(weddingPath), { form });
  }

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

  async #json(method, path, body) {
    return (await this.#send(method, path, body)).json();
  }

  async #send(method, path, { json, form } = {}) {
    const headers = {
      ...(this.#cookie && { cookie: this.#cookie }),
      ...(json && { 'content-type': 'application/json' }),
    };
    const body = json ? JSON.stringify(json) : form;
    const answer = await fetch(this.#origin + path, { method, headers, body });
    if (answer.ok) return answer;
    const problem = await answer.json().catch(() => ({}));
    throw new PlainError(
      `${method} ${path} was refused with ${answer.status}: ${problem.error ?? 'no reason given'}`,
    );
  }
}
