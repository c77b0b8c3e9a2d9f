import { expect, type Locator } from '@playwright/test';

/** How far the current video below the element has played; fails for one that cannot be played. */
export async function playedSeconds(within: Locator): Promise<number> {
  const video = within.locator(
    '[data-slide="current"] video, [data-over="false"] video',
  );
  const { error, seconds } = await video.evaluate(
    ({ error, currentTime: seconds }: HTMLVideoElement) => ({
      error: error?.message,
      seconds,
    }),
  );
  expect(error, 'the error of the video').toBeUndefined();
  return seconds;
}
