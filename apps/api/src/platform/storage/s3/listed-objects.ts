import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { StoredObject } from '../object-store.js';
import type { S3Connection } from './s3-connection.js';

/** Lists objects in key order, as S3 sorts them; 1,000 per call. */
export async function* listedObjects(
  connection: S3Connection,
  prefix: string,
): AsyncGenerator<StoredObject> {
  let token: string | undefined;
  do {
    const input = {
      Bucket: connection.bucket,
      Prefix: prefix,
      ContinuationToken: token,
    };
    const page = await connection.call(
      { what: 'ListObjectsV2', name: prefix },
      (client, options) =>
        client.send(new ListObjectsV2Command(input), options),
    );
    for (const { Key, Size = 0, LastModified } of page.Contents ?? []) {
      if (Key !== undefined)
        yield {
          key: Key,
          sizeBytes: Size,
          modifiedAt: LastModified ?? new Date(0),
        };
    }
    token = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (token !== undefined);
}
