import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { API, type ArchiveState } from '@hatira/contract';
import { emitArchiveEvent } from '../../feed/gallery-events';
import { Archives } from './archives';

const HASH = 123456789012345;
const archive = (id: string, more: Partial<ArchiveState> = {}) =>
  ({
    id,
    status: 'building',
    progress: 10,
    createdAt: `2026-06-14T20:00:0${id}Z`,
    ...more,
  }) as ArchiveState;

/** `calls` records each call. */
let server: Record<string, unknown>;
let calls: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [server, calls] = [{ [API.archivesOf(HASH)]: [] }, []];
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url);
    const data = server[url];
    const status = data === undefined ? 404 : 200;
    return Promise.resolve(
      new Response(JSON.stringify(data ? { success: true, data } : {}), {
        status,
      }),
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function started() {
  const archives = new Archives(HASH);
  const end = archives.start();
  await vi.advanceTimersByTimeAsync(0);
  return {
    archives,
    end,
    shown: () => archives.current().map(({ id, progress }) => [id, progress]),
  };
}

describe('Archives', () => {
  it('finds the archives of earlier visits, newest first', async () => {
    server[API.archivesOf(HASH)] = [archive('1'), archive('2')];
    const { shown, end } = await started();
    expect(shown()).toEqual([
      ['2', 10],
      ['1', 10],
    ]);
    end();
  });

  it("follows its wedding's archives by events, and no others", async () => {
    const { archives, shown, end } = await started();
    archives.put(archive('1'));
    emitArchiveEvent(HASH, archive('1', { progress: 60 }));
    emitArchiveEvent(HASH, archive('3'));
    emitArchiveEvent(999, archive('1', { progress: 99 }));
    expect(shown()).toEqual([['1', 60]]);
    end();
  });

  it('polls while the connection is silent, until all are prepared', async () => {
    const { archives, shown, end } = await started();
    archives.put(archive('1'));
    server[API.archive('1')] = archive('1', { progress: 50 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown()).toEqual([['1', 50]]);
    server[API.archive('1')] = archive('1', { status: 'ready', progress: 100 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown()).toEqual([['1', 100]]);
    const asked = calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(asked);
    end();
  });

  it('does not poll while events arrive', async () => {
    const { archives, end } = await started();
    archives.put(archive('1'));
    for (let progress = 20; progress < 60; progress += 10) {
      await vi.advanceTimersByTimeAsync(4_000);
      emitArchiveEvent(HASH, archive('1', { progress }));
    }
    expect(calls).not.toContain(API.archive('1'));
    end();
  });

  it('looks up again after a reconnection, and drops missing archives', async () => {
    const { archives, shown, end } = await started();
    archives.put(archive('1', { status: 'ready' }));
    archives.put(archive('2', { status: 'ready' }));
    server[API.archive('1')] = archive('1', {
      status: 'expired',
      reason: 'files_deleted',
    });
    emitArchiveEvent(HASH, 'unknown');
    await vi.advanceTimersByTimeAsync(0);
    expect(archives.current().map(({ status }) => status)).toEqual(['expired']);
    expect(shown()).toEqual([['1', 10]]);
    end();
  });

  it('stops after its end', async () => {
    const { archives, end } = await started();
    archives.put(archive('1'));
    end();
    const asked = calls.length;
    emitArchiveEvent(HASH, archive('1', { progress: 60 }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(asked);
    expect(archives.current()[0]!.progress).toBe(10);
  });
});
