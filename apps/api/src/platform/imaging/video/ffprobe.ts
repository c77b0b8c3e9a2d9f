import { z } from 'zod';
import { guardedInput, type Kind } from './ffmpeg-input.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import { runProgram } from '../process/program.js';
import { mediaTools } from '../process/tools.js';

const LIMITS = { timeoutMs: 30_000, maxOutputBytes: 4_000_000 };
const PROBED_BYTES = 20_000_000;

const tags = z.record(z.string(), z.string()).optional();
const seconds = z.coerce
  .number()
  .nonnegative()
  .finite()
  .optional()
  .catch(undefined);

const stream = z.object({
  index: z.number(),
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  profile: z.string().optional().catch(undefined),
  pix_fmt: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  sample_aspect_ratio: z.string().optional(),
  color_space: z.string().optional(),
  color_transfer: z.string().optional(),
  avg_frame_rate: z.string().optional(),
  duration: seconds,
  duration_ts: z.number().optional().catch(undefined),
  disposition: z.object({ attached_pic: z.number().optional() }).optional(),
  tags,
  side_data_list: z
    .array(z.looseObject({ rotation: z.number().optional() }))
    .optional(),
});

const probed = z.object({
  streams: z.array(stream).default([]),
  format: z.object({
    format_name: z.string(),
    duration: seconds,
    /** Bytes. */
    size: z.coerce.number().positive().optional().catch(undefined),
    tags,
  }),
});

export type ProbedStream = z.infer<typeof stream>;
export type Probed = z.infer<typeof probed>;

/** @throws MediaUnreadableError, ToolMissingError */
export async function ffprobe(
  path: string,
  kind: Kind = 'video',
): Promise<Probed> {
  const { ffprobe: program } = await mediaTools();
  const output = await runProgram(
    program,
    [
      '-hide_banner',
      '-loglevel',
      'error',
      '-probesize',
      `${PROBED_BYTES}`,
      '-print_format',
      'json',
      '-show_format',
      '-show_streams',
      ...guardedInput(kind),
    ],
    LIMITS,
    { input: path },
  );
  const result = probed.safeParse(parsed(output));
  if (!result.success)
    throw new MediaUnreadableError('has no readable content', result.error);
  return result.data;
}

function parsed(output: Buffer): unknown {
  try {
    return JSON.parse(output.toString());
  } catch {
    return undefined;
  }
}
