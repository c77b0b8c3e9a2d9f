import { hash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@hatira/api-client';
import { SLICE_BYTES } from '@hatira/contract';
import type { Connection } from './network/connection';
import { insecureCrypto } from './testing/insecure-crypto';
import { InMemoryServer } from './testing/in-memory-server';
import { steadyConnection } from './testing/steady-connection';
import { UploadEngine, type UploadEvents } from './upload-engine';

const serverError = () =>
  new ApiError({
    status: 500,
    code: 'internal_error',
    message: 'Beklenmeyen bir hata oluştu',
  });
const timeout = () => new ApiError({ status: 0, code: 'timeout' });

let server: InMemoryServer;
beforeEach(() => {
  server = new InMemoryServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('crypto', insecureCrypto);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function engineWith(events: UploadEvents = {}, connection = steadyConnection) {
  const scheduleFrame = (callback: () => void) => callback();
  return new UploadEngine({
    uploadPath: 'Ayşe-140626-Can',
    api: server,
    connection,
    events,
    scheduleFrame,
  });
}

function fileOf(bytes: number, name = 'film.mov'): File {
  const content = new Uint8Array(bytes);
  for (let index = 0; index < bytes; index += 997) content[index] = index % 251;
  return new File([content], name, { type: 'video/quicktime' });
}

async function settled(engine: UploadEngine) {
  while (engine.getSnapshot().isUploading) {
    await vi.advanceTimersByTimeAsync(200);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return engine.getSnapshot().items;
}

describe('UploadEngine', () => {
  it('sends a file up to the threshold in one call, with its note', async () => {
    const engine = engineWith();
    engine.add([
      { file: fileOf(SLICE_BYTES, 'dans.mov'), note: 'Zeynep|Mutluluklar' },
    ]);
    const [item] = await settled(engine);
    expect(item).toMatchObject({
      status: 'done',
      percent: 100,
      storageUrl: '/media/1',
    });
    expect(server.calls).toEqual(['upload dans.mov']);
    expect(server.files[0]).toMatchObject({ note: 'Zeynep|Mutluluklar' });
    expect(server.files[0]!.bytes).toHaveLength(SLICE_BYTES);
  });

  // Safari lets uploads go on in the background only when their bodies are Blobs.
  it('hands Blobs to its requests, no streams and no buffers', async () => {
    const engine = engineWith();
    const [single, slice] = [
      vi.spyOn(server, 'uploadFile'),
      vi.spyOn(server, 'uploadSlice'),
    ];
    engine.add([{ file: fileOf(9) }, { file: fileOf(SLICE_BYTES + 1) }]);
    await settled(engine);
    const bodies = [...single.mock.calls, ...slice.mock.calls].map(
      ([{ body }]) => body,
    );
    expect(bodies).toHaveLength(3);
    expect(bodies.every((body) => body instanceof Blob)).toBe(true);
  });

  it('sends the SHA-256 of its bytes, and bytes again that were damaged on their way', async () => {
    vi.unstubAllGlobals();
    const slice = vi.spyOn(server, 'uploadSlice');
    const engine = engineWith();
    const damaged = new ApiError({ status: 400, code: 'bytes_damaged' });
    server.failures.push(damaged);
    const file = fileOf(SLICE_BYTES + 1);
    engine.add([{ file }]);
    const [item] = await settled(engine);
    expect(item).toMatchObject({ status: 'done' });
    expect(server.calls).toEqual(['slice 0', 'slice 0', 'slice 1', 'complete']);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const hashes = [0, 0, SLICE_BYTES].map((start) =>
      hash('sha256', bytes.subarray(start, start + SLICE_BYTES)),
    );
    expect(slice.mock.calls.map(([{ sha256 }]) => sha256)).toEqual(hashes);
  });

  it('does not send known content, and sends photos before videos', async () => {
    const engine = new UploadEngine({
      uploadPath: 'Ayşe-140626-Can',
      api: server,
      connection: steadyConnection,
      scheduleFrame: (callback) => callback(),
      known: ({ name }) =>
        Promise.resolve(
          name === 'known.jpg'
            ? { contentHash: 'a', storageUrl: '/media/known' }
            : { contentHash: 'b' },
        ),
    });
    const complete = vi.spyOn(server, 'completeUpload');
    engine.add([
      { file: fileOf(5 * SLICE_BYTES, 'long.mov') },
      { file: fileOf(9, 'known.jpg') },
      { file: fileOf(9, 'new.jpg') },
    ]);
    const items = await settled(engine);
    expect(items.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    expect(items[1]).toMatchObject({
      isKnown: true,
      storageUrl: '/media/known',
    });
    expect(server.calls[0]).toBe('upload new.jpg');
    expect(server.calls).not.toContain('upload known.jpg');
    expect(complete.mock.calls[0]![0]).toMatchObject({ contentHash: 'b' });
  });

  it('dismisses files that have arrived or failed, and none that is on its way', async () => {
    const engine = engineWith();
    server.failures.push(serverError(), serverError(), serverError());
    engine.add([{ file: fileOf(9, 'a.mov') }]);
    await settled(engine);
    engine.add([{ file: fileOf(9, 'b.mov') }]);
    await settled(engine);
    engine.add([{ file: fileOf(9, 'c.mov') }]);
    const ids = engine.getSnapshot().items.map(({ id }) => id);
    engine.dismiss(ids);
    const names = () => engine.getSnapshot().items.map(({ name }) => name);
    expect(names()).toEqual(['c.mov']);
    engine.retry(ids);
    const [item] = await settled(engine);
    expect(item).toMatchObject({ name: 'c.mov', status: 'done' });
    expect(names()).toEqual(['c.mov']);
  });

  it('sends one byte more in slices, in order, and the bytes arrive unchanged', async () => {
    const engine = engineWith();
    const file = fileOf(2 * SLICE_BYTES + 1);
    engine.add([{ file }]);
    await settled(engine);
    expect(server.calls).toEqual(['slice 0', 'slice 1', 'slice 2', 'complete']);
    const sent = new Uint8Array(await file.arrayBuffer());
    expect(Buffer.compare(server.files[0]!.bytes, sent)).toBe(0);
  });

  it('ends the whole queue at the first answer that uploads are closed', async () => {
    const failed: string[] = [];
    const engine = engineWith({ onFailed: ({ name }) => failed.push(name) });
    const closed = () =>
      new ApiError({ status: 403, code: 'uploads_disabled' });
    server.failures.push(closed(), closed(), closed());
    const names = Array.from({ length: 12 }, (_, index) => `${index}.mov`);
    engine.add(names.map((name) => ({ file: fileOf(9, name) })));
    const items = await settled(engine);
    expect(items.map(({ status }) => status)).toEqual(
      names.map(() => 'failed'),
    );
    expect(failed.sort()).toEqual(names.sort());
    expect(server.calls.length).toBeLessThanOrEqual(3);
  });

  it('starts a retry at zero percent and notifies of each success', async () => {
    const onAnswer = vi.fn();
    const engine = engineWith({ onAnswer });
    server.failures.push(serverError(), serverError(), serverError());
    engine.add([{ file: fileOf(9) }]);
    const [item] = await settled(engine);
    expect(onAnswer).not.toHaveBeenCalled();
    engine.retry([item!.id]);
    expect(engine.getSnapshot().items[0]).toMatchObject({ percent: 0 });
    await settled(engine);
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });

  it('ignores empty files', async () => {
    const engine = engineWith();
    expect(engine.add([{ file: fileOf(0) }])).toEqual([]);
    expect(engine.getSnapshot()).toMatchObject({
      items: [],
      isUploading: false,
    });
  });

  it('tries each slice at most three times', async () => {
    const engine = engineWith();
    server.failures.push(serverError(), serverError(), serverError());
    engine.add([{ file: fileOf(SLICE_BYTES + 1) }]);
    const [item] = await settled(engine);
    expect(item).toMatchObject({ status: 'failed' });
    expect(server.calls).toEqual(['slice 0', 'slice 0', 'slice 0']);
  });

  it('succeeds at the third attempt', async () => {
    const engine = engineWith();
    server.failures.push(serverError(), timeout());
    engine.add([{ file: fileOf(SLICE_BYTES + 1) }]);
    expect(await settled(engine)).toMatchObject([{ status: 'done' }]);
  });

  it('does not repeat a refused request', async () => {
    const engine = engineWith();
    server.failures.push(
      new ApiError({
        status: 415,
        code: 'unsupported_media',
        message: 'Yalnızca fotoğraf',
      }),
    );
    engine.add([{ file: fileOf(10) }]);
    const [item] = await settled(engine);
    expect(item).toMatchObject({ status: 'failed', error: { status: 415 } });
    expect(server.calls).toHaveLength(1);
  });

  it('waits as long as the server asks without counting an attempt', async () => {
    const engine = engineWith();
    const busy = () =>
      new ApiError({ status: 503, code: 'upload_busy', retryAfterMs: 4_000 });
    server.failures.push(busy(), busy(), busy(), busy());
    const startedAtMs = Date.now();
    engine.add([{ file: fileOf(10) }]);
    expect(await settled(engine)).toMatchObject([{ status: 'done' }]);
    expect(Date.now() - startedAtMs).toBeGreaterThanOrEqual(16_000);
  });

  it('does not count an attempt that was interrupted by the phone', async () => {
    let interruptions = 5;
    const flaky: Connection = {
      ...steadyConnection,
      wasInterruptedSince: () => interruptions-- > 0,
    };
    const engine = engineWith({}, flaky);
    server.failures.push(
      ...Array.from(
        { length: 5 },
        () => new ApiError({ status: 0, code: 'network' }),
      ),
    );
    engine.add([{ file: fileOf(10) }]);
    expect(await settled(engine)).toMatchObject([{ status: 'done' }]);
  });

  it('does not count a timeout that fired while the screen was locked', async () => {
    let locks = 5;
    const locked: Connection = {
      ...steadyConnection,
      wasInterruptedSince: () => locks-- > 0,
    };
    const engine = engineWith({}, locked);
    server.failures.push(...Array.from({ length: 5 }, timeout));
    engine.add([{ file: fileOf(10) }]);
    expect(await settled(engine)).toMatchObject([{ status: 'done' }]);
  });

  it('sends the slices again that the server reports missing', async () => {
    const engine = engineWith();
    server.losses.push(SLICE_BYTES);
    engine.add([{ file: fileOf(2 * SLICE_BYTES + 1) }]);
    expect(await settled(engine)).toMatchObject([{ status: 'done' }]);
    expect(server.calls).toEqual([
      'slice 0',
      'slice 1',
      'slice 2',
      'complete',
      'slice 1',
      'complete',
    ]);
  });

  it('resumes a failed file from the bytes the server has', async () => {
    const engine = engineWith();
    server.failOn = 'slice 1';
    server.failures.push(serverError(), serverError(), serverError());
    engine.add([{ file: fileOf(2 * SLICE_BYTES + 1) }]);
    const [failed] = await settled(engine);
    expect(failed).toMatchObject({ status: 'failed' });
    server.calls.length = 0;
    engine.retry(engine.getSnapshot().items.map(({ id }) => id));
    expect(await settled(engine)).toMatchObject([{ status: 'done' }]);
    expect(server.calls).toEqual(['state', 'slice 1', 'slice 2', 'complete']);
  });

  it('starts again under a new id when the old one belongs to another file', async () => {
    const onNewUploadId = vi.fn();
    const engine = engineWith({ onNewUploadId });
    server.failures.push(
      new ApiError({ status: 409, code: 'upload_mismatch' }),
    );
    engine.add([
      {
        file: fileOf(SLICE_BYTES + 1),
        uploadId: '2f0c2a1e-0000-4000-8000-000000000000',
      },
    ]);
    expect(await settled(engine)).toMatchObject([{ status: 'done' }]);
    expect(onNewUploadId).toHaveBeenCalledOnce();
  });

  describe('a file that was chosen again', () => {
    const uploadId = '2f0c2a1e-0000-4000-8000-000000000000';

    /** The server has the first slices; their page is closed. */
    async function interrupted(file: File) {
      const engine = engineWith();
      server.failOn = 'slice 2';
      server.failures.push(serverError(), serverError(), serverError());
      engine.add([{ file, uploadId }]);
      await settled(engine);
      server.calls.length = 0;
    }

    it('resumes after a repeated slice has proved that it is the same file', async () => {
      const file = fileOf(3 * SLICE_BYTES);
      await interrupted(file);
      const engine = engineWith();
      engine.add([{ file, uploadId, proof: 'likely' }]);
      expect(await settled(engine)).toMatchObject([{ status: 'done' }]);
      expect(server.calls).toEqual(['state', 'slice 1', 'slice 2', 'complete']);
    });

    it('is sent from the start when it is another file of the same name and size', async () => {
      await interrupted(fileOf(3 * SLICE_BYTES));
      const other = new File(
        [new Uint8Array(3 * SLICE_BYTES).fill(7)],
        'film.mov',
      );
      const engine = engineWith();
      engine.add([{ file: other, uploadId, proof: 'likely' }]);
      expect(await settled(engine)).toMatchObject([{ status: 'done' }]);
      expect(server.calls).toEqual([
        'state',
        'slice 1',
        'slice 0',
        'slice 1',
        'slice 2',
        'complete',
      ]);
      expect(
        Buffer.compare(
          server.files[0]!.bytes,
          new Uint8Array(await other.arrayBuffer()),
        ),
      ).toBe(0);
    });
  });

  it('ends the batch once, when every file has succeeded or failed', async () => {
    const onBatchEnd = vi.fn();
    const engine = engineWith({ onBatchEnd });
    server.failures.push(new ApiError({ status: 413, code: 'file_too_large' }));
    engine.add(['a', 'b', 'c'].map((name) => ({ file: fileOf(10, name) })));
    await settled(engine);
    expect(onBatchEnd.mock.calls).toEqual([[{ done: 2, failed: 1 }]]);
  });

  it('has up to three requests in flight on a fast network', async () => {
    const engine = engineWith();
    server.latencyMs = 500;
    engine.add(
      Array.from({ length: 12 }, (_, index) => ({
        file: fileOf(2_000_000, `${index}.jpg`),
      })),
    );
    await settled(engine);
    expect(server.files).toHaveLength(12);
    expect(server.maxInFlight).toBe(3);
  });

  it('keeps to one request in flight when a slice takes more than a minute', async () => {
    const engine = engineWith();
    server.latencyMs = 70_000;
    engine.add(
      ['a', 'b', 'c'].map((name) => ({ file: fileOf(SLICE_BYTES, name) })),
    );
    await settled(engine);
    expect(server.files).toHaveLength(3);
    expect(server.maxInFlight).toBe(1);
  });
});
