import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MediaItem } from '@hatira/contract';
import { useVideoUrl } from './use-video-url';

const video = (id: string, playback?: string) =>
  ({
    id,
    file_type: 'video/mp4',
    storage_url: `/media/${id}`,
    ...(playback && { playback_url: playback }),
  }) as MediaItem;

interface Props {
  item: MediaItem;
  failed?: string;
}

it('keeps the address of a video whose version becomes ready', () => {
  const first: Props = { item: video('a') };
  const { result, rerender } = renderHook(
    ({ item, failed }: Props) => useVideoUrl(item, failed),
    { initialProps: first },
  );
  expect(result.current).toBe('/media/a');
  rerender({ item: video('a', '/playback/a') });
  expect(result.current).toBe('/media/a');
  rerender({ item: video('a', '/playback/a'), failed: '/media/a' });
  expect(result.current).toBe('/playback/a');
  rerender({ item: video('b') });
  expect(result.current).toBe('/media/b');
});
