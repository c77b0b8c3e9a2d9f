import { render } from '@testing-library/react';
import { Activity } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FIRST_HASH, weddingInfo } from '@hatira/fake-api';
import { NOTHING } from '../../../shared/media/feed/listing';

// A part that an earlier spec has loaded would be there at once.
beforeEach(async () => {
  vi.resetModules();
  const { startI18n } = await import('../../../shared/i18n/i18n');
  await startI18n('en');
});

it.each([
  ['as high as the window while the chapters load', 'moment', false, '100vh'],
  ['as high as the window while the stacks load', 'uploaded', true, '100vh'],
  ['as high as its photos when no part is awaited', 'uploaded', false, '0px'],
] as const)(
  'is %s: the foot appears below the photos',
  async (_, sort, isAwaited, height) => {
    const { GalleryToolsContext } = await import('../tools/gallery-tools');
    const { MediaGrid } = await import('./media-grid');
    const stacking = {
      mode: 'off' as const,
      choose: vi.fn(),
      stacker: undefined,
      isAwaited,
    };
    // React runs no effect of a hidden part, so the parts do not load.
    const { container } = render(
      <Activity mode="hidden">
        <GalleryToolsContext value={await tools()}>
          <MediaGrid
            listing={NOTHING}
            sort={sort}
            timeZone="Europe/Istanbul"
            stacking={stacking}
          />
        </GalleryToolsContext>
      </Activity>,
    );
    const grid = container.querySelector<HTMLElement>('[data-grid]')!;
    expect(grid.style.height).toBe(height);
  },
);

const captions = { prepare: () => undefined, heightOf: () => 0 };

async function tools() {
  const { Masonry } = await import('../masonry/masonry');
  const { IdSet } = await import('../tools/id-set');
  const { LoadQueue } = await import('../tools/load-queue');
  const { Selection } = await import('../tools/selection');
  return {
    hash: FIRST_HASH,
    wedding: weddingInfo(),
    masonry: new Masonry({ gap: 0, captions, wideCaptions: captions }),
    queue: new LoadQueue(1),
    selection: new Selection(),
    busy: new IdSet(),
    open: new IdSet(),
    reportSize: vi.fn(),
    actions: { download: vi.fn(), remove: vi.fn() },
    canDelete: false,
    moderation: undefined,
    retry: undefined,
    openItem: vi.fn(),
  };
}
