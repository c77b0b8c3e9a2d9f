import type { Response } from 'express';

const LOOK_EVERY_MS = 2_000;

/**
 * Checks every two seconds and cuts the download off. A failed check, with
 * PostgreSQL away, ends no download.
 */
export async function cutOffWhen(
  hasEnded: () => Promise<boolean>,
  response: Response,
  download: () => Promise<void>,
): Promise<void> {
  const look = () =>
    hasEnded().then(
      (isOver) => isOver && response.destroy(),
      () => undefined,
    );
  const watch = setInterval(() => void look(), LOOK_EVERY_MS);
  try {
    await download();
  } finally {
    clearInterval(watch);
  }
}
