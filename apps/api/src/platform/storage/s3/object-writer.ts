import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { Multipart, Part } from './multipart.js';
import {
  ObjectMissingError,
  StorageUnavailableError,
} from '../storage-errors.js';
import { sendBody, type ObjectBody, type PassingBody } from './object-body.js';
import { Piece, type PieceRoom } from './piece.js';
import type { S3Connection } from './s3-connection.js';
import type { StagedUpload } from './staged-upload.js';

const MIB = 1024 ** 2;
const PIECE_BYTES = 8 * MIB;
/** Larger files are sent in parts: only a failed part is repeated. */
const SINGLE_FILE_BYTES = 32 * MIB;
const FILE_PART_BYTES = 32 * MIB;
/** S3 allows 10,000 parts; larger files get larger parts. */
const MOST_PARTS = 9_000;
const PARTS_AT_ONCE = 3;
const FILE_ATTEMPTS = 3;

/** Writes objects from streams of unknown length and from files. */
export class ObjectWriter {
  constructor(
    private readonly connection: S3Connection,
    private readonly multipart: Multipart,
    private readonly room: PieceRoom,
  ) {}

  /**
   * @param expectedBytes approximate: larger objects get larger parts
   * @returns its size in bytes
   */
  async putStream(
    key: string,
    source: AsyncIterable<Buffer>,
    expectedBytes: number,
  ): Promise<number> {
    const pieces = piecesOf(
      source,
      this.room,
      partBytesOf(expectedBytes, PIECE_BYTES),
    );
    try {
      const { piece, isLast } = await firstOf(pieces);
      if (!isLast)
        return await this.inParts(key, (upload) =>
          this.writePieces(upload, piece, pieces),
        );
      await this.putBody(key, piece.body());
      return piece.bytes;
    } finally {
      await pieces.return(undefined);
    }
  }

  async putFile(key: string, path: string): Promise<void> {
    const { size } = await stat(path);
    if (size <= SINGLE_FILE_BYTES)
      return this.putBody(key, fileBody(path, 0, size));
    const partBytes = partBytesOf(size, FILE_PART_BYTES);
    await this.inParts(key, async (upload) => {
      const parts: Part[] = [];
      const starts = Array.from(
        { length: Math.ceil(size / partBytes) },
        (_, index) => index * partBytes,
      ).entries();
      const work = async () => {
        for (const [index, start] of starts) {
          const body = fileBody(path, start, Math.min(start + partBytes, size));
          parts[index] = await this.multipart.write(upload, index + 1, body);
        }
      };
      // Parts must end before the abort.
      const outcomes = await Promise.allSettled(
        Array.from({ length: PARTS_AT_ONCE }, work),
      );
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') throw outcome.reason;
      return { parts, result: undefined };
    });
  }

  /** The generator releases each piece at the next request. */
  private async writePieces(
    upload: StagedUpload,
    first: Piece,
    others: AsyncIterable<CutPiece>,
  ) {
    const parts = [await this.multipart.write(upload, 1, first.body())];
    let bytes = first.bytes;
    for await (const { piece } of others) {
      bytes += piece.bytes;
      parts.push(
        await this.multipart.write(upload, parts.length + 1, piece.body()),
      );
    }
    return { parts, result: bytes };
  }

  private async putBody(key: string, body: ObjectBody): Promise<void> {
    const object = { Bucket: this.connection.bucket, Key: key };
    await sendBody(
      this.connection,
      { what: 'PutObject', name: key },
      body,
      (client, input, options) =>
        client.send(new PutObjectCommand({ ...object, ...input }), options),
    );
  }

  private async inParts<T>(
    key: string,
    write: (upload: StagedUpload) => Promise<{ parts: Part[]; result: T }>,
  ): Promise<T> {
    const upload = await this.multipart.open(key);
    try {
      const { parts, result } = await write(upload);
      await this.multipart.complete(upload, parts);
      return result;
    } catch (error) {
      // After a failed abort the sweep removes the upload.
      await this.multipart.abort(upload).catch(() => undefined);
      throw error instanceof ObjectMissingError
        ? new StorageUnavailableError(
            `the store has aborted the upload of ${key}`,
          )
        : error;
    }
  }
}

interface CutPiece {
  piece: Piece;
  isLast: boolean;
}

/** The last piece may be empty. */
async function* piecesOf(
  source: AsyncIterable<Buffer>,
  room: PieceRoom,
  pieceBytes: number,
): AsyncGenerator<CutPiece, undefined> {
  let piece = new Piece(room);
  try {
    for await (const chunk of cut(
      source,
      () => pieceBytes - piece.bytes || pieceBytes,
    )) {
      if (piece.bytes === pieceBytes) {
        yield { piece, isLast: false };
        await piece.release();
        piece = new Piece(room);
      }
      await piece.add(chunk);
    }
    yield { piece, isLast: true };
  } finally {
    await piece.release();
  }
}

async function* cut(
  source: AsyncIterable<Buffer>,
  roomBytes: () => number,
): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    for (let rest = chunk; rest.length > 0;) {
      const part = rest.subarray(0, roomBytes());
      rest = rest.subarray(part.length);
      yield part;
    }
  }
}

async function firstOf(
  pieces: AsyncGenerator<CutPiece, undefined>,
): Promise<CutPiece> {
  const { value } = await pieces.next();
  if (!value) throw new Error('the stream has no pieces');
  return value;
}

/** Some stores insist on equal parts. */
function partBytesOf(totalBytes: number, leastBytes: number): number {
  return Math.max(leastBytes, Math.ceil(totalBytes / MOST_PARTS / MIB) * MIB);
}

function fileBody(path: string, start: number, end: number): PassingBody {
  const open = () =>
    end > start
      ? createReadStream(path, { start, end: end - 1 })
      : emptyStream();
  return { bytes: end - start, attempts: FILE_ATTEMPTS, open };
}

async function* emptyStream(): AsyncGenerator<Buffer> {}
