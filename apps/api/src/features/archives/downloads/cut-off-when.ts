import type { Response } from 'express';

const LOOK_EVERY_MS = 2_000;

/**
 * Runs a download and looks every two seconds whether its right has ended; cuts the answer off then. A look that fails,
 * with PostgreSQL away, ends no download.
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
