import { sizeOfFile } from '../process/child-files.js';
import { WorkStoppedError } from '../process/program-failure.js';
import {
  Decoder,
  type DecoderAnswer,
  type DecoderLimits,
  type SentPicture,
  USUAL_LIMITS,
} from './decoder.js';
import { IdleChildren } from '../process/idle-children.js';

/** All of them have `USUAL_LIMITS`. */
const idleDecoders = new IdleChildren<Decoder>();
/** Larger files are read by the decoder, not sent to it. */
const MAX_SENT_BYTES = 16 * 1024 ** 2;

export interface PictureOfSender {
  /** A path, or the bytes. */
  picture: string | Buffer;
  /**
   * Pictures of one sender may share a decoder: it is given no other sender's
   * files, if a file takes it over. Without a sender, the decoder is new.
   */
  sender?: string | undefined;
}

export interface DecoderTask<T> {
  order: { makes: string };
  maxAnswerBytes: number;
  /** Throws for a refusal. */
  read: (answer: DecoderAnswer) => T;
}

/**
 * Asks a decoder that has worked for the sender, then a new one.
 * @throws MediaUnreadableError, errors of `read`; Error for a fault of the
 * machine; WorkStoppedError
 */
export async function askDecoder<T>(
  { picture, sender }: PictureOfSender,
  task: DecoderTask<T>,
  limits: DecoderLimits,
): Promise<T> {
  const sent = await sentPicture(picture, sender);
  const isShared =
    sent && sent.bytes <= MAX_SENT_BYTES && limits === USUAL_LIMITS;
  const sharer = isShared ? sender : undefined;
  const order = { ...task.order, maxBytes: limits.maxBytes };
  const ask = (decoder: Decoder) =>
    answerOf(decoder, { ...task, order, sent, sharer });
  const idle = sharer === undefined ? undefined : idleDecoders.take(sharer);
  if (idle) {
    try {
      return await ask(idle);
    } catch (error) {
      // Earlier pictures may have left the cause in it.
      if (error instanceof WorkStoppedError) throw error;
    }
  }
  const input = sent ? undefined : String(picture);
  return ask(await Decoder.start(limits, input));
}

/** @returns undefined for a file that the decoder reads itself */
async function sentPicture(
  source: string | Buffer,
  sender: string | undefined,
): Promise<SentPicture | undefined> {
  if (typeof source !== 'string') return { source, bytes: source.length };
  if (sender === undefined) return undefined;
  const size = await sizeOfFile(source);
  const isSent = size > 0 && size <= MAX_SENT_BYTES;
  return isSent ? { source, bytes: size } : undefined;
}

interface SentTask<T> extends DecoderTask<T> {
  sent: SentPicture | undefined;
  sharer: string | undefined;
}

async function answerOf<T>(
  decoder: Decoder,
  { order, sent, sharer, maxAnswerBytes, read }: SentTask<T>,
): Promise<T> {
  const answer = await decoder.decode(order, sent, maxAnswerBytes);
  try {
    const result = read(answer);
    if (sharer !== undefined && decoder.isReusable)
      idleDecoders.keep(sharer, decoder);
    else decoder.end();
    return result;
  } catch (error) {
    decoder.end();
    throw error;
  }
}
