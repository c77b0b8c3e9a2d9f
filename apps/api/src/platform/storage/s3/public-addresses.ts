import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { PublicAddress, ServedAs } from '../object-store.js';

const HOUR_SECONDS = 3_600;
/** A deleted file must become unavailable soon. */
const PICTURE_LIFE_SECONDS = HOUR_SECONDS;
/** Long enough to watch a film. */
const FILM_LIFE_SECONDS = 6 * HOUR_SECONDS;
/**
 * A signature's longest life: browsers resume downloads at the same address,
 * and 30 GB may take days. Ended archives leave the bucket.
 */
const ARCHIVE_LIFE_SECONDS = 7 * 24 * HOUR_SECONDS;

/** Signed addresses, kept for up to half their life, for browsers' caches. */
export class PublicAddresses {
  /** @param client for browsers' endpoint; makes no calls */
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

  async of(
    key: string,
    { mimeType, cacheControl, disposition }: ServedAs,
  ): Promise<PublicAddress> {
    const expiresIn = lifeSeconds(mimeType);
    const stepSeconds = Math.min(expiresIn, FILM_LIFE_SECONDS) / 2;
    const nowSeconds = Math.floor(Date.now() / 1_000);
    const stepStart = nowSeconds - (nowSeconds % stepSeconds);
    const command = new GetObjectCommand({
      Bucket: this.bucket,
      Key: key,
      ResponseContentType: mimeType,
      ResponseCacheControl: cacheControl,
      ResponseContentDisposition: disposition,
    });
    const url = await getSignedUrl(this.client, command, {
      expiresIn,
      signingDate: new Date(stepStart * 1_000),
    });
    return { url, maxAgeSeconds: stepStart + stepSeconds - nowSeconds };
  }
}

function lifeSeconds(mimeType: string): number {
  if (mimeType === 'application/zip') return ARCHIVE_LIFE_SECONDS;
  return mimeType.startsWith('image/')
    ? PICTURE_LIFE_SECONDS
    : FILM_LIFE_SECONDS;
}
