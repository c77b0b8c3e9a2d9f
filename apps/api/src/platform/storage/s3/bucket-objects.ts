import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
} from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import type { ByteRange } from '@hatira/contract';
import { ObjectMissingError } from '../storage-errors.js';
import type { S3Connection } from './s3-connection.js';

/** Errors are those of `S3Connection.call`. */
export class BucketObjects {
  constructor(private readonly connection: S3Connection) {}

  async read(key: string, range?: ByteRange): Promise<Readable> {
    if (range && range.start >= range.end) return Readable.from([]);
    const input = {
      ...this.inputOf(key),
      Range: range && `bytes=${range.start}-${range.end - 1}`,
    };
    const { Body } = await this.connection.call(
      { what: 'GetObject', name: key },
      (client, options) => client.send(new GetObjectCommand(input), options),
    );
    return Body as Readable;
  }

  /** Undefined when the object does not exist. */
  async sizeOf(key: string): Promise<number | undefined> {
    try {
      const { ContentLength } = await this.connection.call(
        { what: 'HeadObject', name: key },
        (client, options) =>
          client.send(new HeadObjectCommand(this.inputOf(key)), options),
      );
      return ContentLength;
    } catch (error) {
      if (error instanceof ObjectMissingError) return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    try {
      await this.connection.call(
        { what: 'DeleteObject', name: key },
        (client, options) =>
          client.send(new DeleteObjectCommand(this.inputOf(key)), options),
      );
    } catch (error) {
      if (!(error instanceof ObjectMissingError)) throw error;
    }
  }

  private inputOf(key: string) {
    return { Bucket: this.connection.bucket, Key: key };
  }
}
