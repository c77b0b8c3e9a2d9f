import {
  canonicalSlug,
  type PanelSummary,
  type PanelWedding,
  type WeddingRow,
} from '@hatira/contract';
import { panelWedding, rowsOf, type FakeApi } from '@hatira/fake-api';

/** Returns weddings with these paths; the first is the newest. */
export function weddingsAt(...paths: string[]): PanelWedding[] {
  return paths.map((weddingPath, index) =>
    panelWedding(
      {
        weddingPath,
        created_at: new Date(Date.UTC(2026, 5, 20 - index)).toISOString(),
      },
      index + 1,
    ),
  );
}

/** Returns the header's counts; all others are 0. */
export function panelSummary(counts: Partial<PanelSummary>): PanelSummary {
  return {
    weddings: 0,
    enabled: 0,
    disabled: 0,
    backgrounds: 0,
    newMessages: 0,
    failedMedia: 0,
    dueWeddings: 0,
    storageBytes: 0,
    ...counts,
  };
}

/** Filters the list by a part of the path and by the switch, as the server does. */
export function searchWeddings(
  api: FakeApi,
  weddings: PanelWedding[],
): FakeApi {
  return api.on(
    'listPanelWeddings',
    rowsOf(weddings, ({ weddingPath, isEnabled }, filter) => {
      const { q = '', isEnabled: wanted = isEnabled } = filter;
      const words = String(q).toLowerCase();
      return weddingPath.toLowerCase().includes(words) && isEnabled === wanted;
    }),
  );
}

/** Creates weddings as the server does: the given list grows. */
export function keepCreated(api: FakeApi, weddings: PanelWedding[]): FakeApi {
  return api.on('createWedding', ({ body }) => {
    const created = panelWedding(
      { ...body, weddingPath: canonicalSlug(body.weddingPath) },
      weddings.length + 1,
    );
    weddings.push(created);
    return { wedding: rowOf(created) };
  });
}

function rowOf(wedding: PanelWedding): WeddingRow {
  const { created_at, hasBackground, hash, isEnabled, titleFont, weddingPath } =
    wedding;
  return { created_at, hasBackground, hash, isEnabled, titleFont, weddingPath };
}
