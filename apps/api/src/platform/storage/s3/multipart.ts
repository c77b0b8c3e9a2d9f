import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { ObjectMissingError } from '../storage-errors.js';
import { sendBody, type ObjectBody } from './object-body.js';
import type { S3Connection } from './s3-connection.js';
import { stagingName, type StagedUpload } from './staged-upload.js';

/**
 * The limit is below PostgreSQL's for idle transactions: files are published
 * inside one.
 */
const COMPLETE_MS = 100_000;
/** The number of pages of 1,000 uploads each; the next sweep takes the rest. */
const MAX_PAGES = 20;

export interface Part {
  number: number;
  etag: string;
}

/** Neither completed nor aborted. */
export type OpenUpload = StagedUpload & { openedAt: Date };

/** Multipart uploads. Errors are those of `S3Connection.call`. */
export class Multipart {
  constructor(private readonly connection: S3Connection) {}

  async open(key: string): Promise<StagedUpload> {
    const input = { Bucket: this.connection.bucket, Key: key };
    const answer = await this.connection.call(
      { what: 'CreateMultipartUpload', name: key },
      (client, options) =>
        client.send(new CreateMultipartUploadCommand(input), options),
    );
    return { key, uploadId: answer.UploadId ?? '' };
  }

  /**
   * Writes or replaces a part.
   * @throws also the source's error
   */
  async write(
    upload: StagedUpload,
    number: number,
    body: ObjectBody,
  ): Promise<Part> {
    const part = { ...this.inputOf(upload), PartNumber: number };
    const options = { what: 'UploadPart', name: stagingName(upload) };
    const answer = await sendBody(
      this.connection,
      options,
      body,
      (client, input, bounds) =>
        client.send(new UploadPartCommand({ ...part, ...input }), bounds),
    );
    return { number, etag: answer.ETag ?? '' };
  }

  /** @throws ObjectMissingError when the upload is not open */
  async parts(upload: StagedUpload): Promise<(Part & { bytes: number })[]> {
    const found: (Part & { bytes: number })[] = [];
    let marker: string | undefined;
    do {
      const input = { ...this.inputOf(upload), PartNumberMarker: marker };
      const page = await this.connection.call(
        { what: 'ListParts', name: stagingName(upload) },
        (client, options) => client.send(new ListPartsCommand(input), options),
      );
      for (const { PartNumber = 0, ETag = '', Size = 0 } of page.Parts ?? []) {
        found.push({ number: PartNumber, etag: ETag, bytes: Size });
      }
      marker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
    } while (marker !== undefined);
    return found;
  }

  /** @throws ObjectMissingError when the upload is not open */
  async complete(upload: StagedUpload, parts: Part[]): Promise<void> {
    const Parts = parts.map(({ number, etag }) => ({
      PartNumber: number,
      ETag: etag,
    }));
    const input = { ...this.inputOf(upload), MultipartUpload: { Parts } };
    const options = {
      what: 'CompleteMultipartUpload',
      name: stagingName(upload),
      withinMs: COMPLETE_MS,
    };
    await this.connection.call(options, (client, bounds) =>
      client.send(new CompleteMultipartUploadCommand(input), bounds),
    );
  }

  /** Ignores an upload that is not open. */
  async abort(upload: StagedUpload): Promise<void> {
    try {
      await this.connection.call(
        { what: 'AbortMultipartUpload', name: stagingName(upload) },
        (client, options) =>
          client.send(
            new AbortMultipartUploadCommand(this.inputOf(upload)),
            options,
          ),
      );
    } catch (error) {
      if (!(error instanceof ObjectMissingError)) throw error;
    }
  }

  async opened({ prefix }: { prefix?: string }): Promise<OpenUpload[]> {
    const found: OpenUpload[] = [];
    let markers: { KeyMarker?: string; UploadIdMarker?: string } = {};
    for (let page = 0; page < MAX_PAGES; page++) {
      const input = {
        Bucket: this.connection.bucket,
        Prefix: prefix,
        ...markers,
      };
      const answer = await this.connection.call(
        { what: 'ListMultipartUploads', name: '' },
        (client, options) =>
          client.send(new ListMultipartUploadsCommand(input), options),
      );
      for (const { Key, UploadId, Initiated } of answer.Uploads ?? []) {
        if (Key && UploadId && Initiated)
          found.push({ key: Key, uploadId: UploadId, openedAt: Initiated });
      }
      if (!answer.IsTruncated) break;
      markers = {
        KeyMarker: answer.NextKeyMarker,
        UploadIdMarker: answer.NextUploadIdMarker,
      };
    }
    return found;
  }

  private inputOf({ key, uploadId }: StagedUpload) {
    return { Bucket: this.connection.bucket, Key: key, UploadId: uploadId };
  }
}
