import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { PublicAddress, ServedAs } from '../object-store.js';

const HOUR_SECONDS = 3_600;
/** Deleting a file must soon end what was handed out for it. */
const PICTURE_LIFE_SECONDS = HOUR_SECONDS;
/** A film is watched over an evening. */
const FILM_LIFE_SECONDS = 6 * HOUR_SECONDS;
/**
 * Browsers continue a download at the address to which they were sent, and thirty gigabytes take days: as long as
 * signatures may live. Of an archive that has ended the object itself is removed.
 */
const ARCHIVE_LIFE_SECONDS = 7 * 24 * HOUR_SECONDS;

/**
 * Signed addresses of objects, for GET alone. For a while, at most half of its life, the same object has the same
 * address, or no browser would ever find in its cache what it has fetched before.
 */
export class PublicAddresses {
  /** @param client speaks of the endpoint that browsers reach; it is never called */
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
