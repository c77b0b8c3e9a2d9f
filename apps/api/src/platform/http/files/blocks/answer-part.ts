import type { ByteRange } from '@hatira/contract';
import type { OpenObject } from '../../../storage/object-store.js';

/** Literal bytes, or a range of an object that is opened shortly before. */
export type AnswerPart = { bytes: Buffer } | ObjectPart;

export interface ObjectPart {
  range: ByteRange;
  open(): Promise<OpenObject>;
}
