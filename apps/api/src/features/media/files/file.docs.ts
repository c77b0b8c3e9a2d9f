import {
  BYTE_ANSWERS,
  BYTE_PROBLEMS,
} from '../../../platform/http/docs/common-answers.js';
import { documented } from '../../../platform/http/docs/documented.js';
import { FileController } from './file.controller.js';

const FILE = {
  access: 'secret',
  description:
    'The address is in `MediaItem`. Supports byte ranges and `If-None-Match`.',
  moreAnswers: BYTE_ANSWERS,
  problems: BYTE_PROBLEMS,
} as const;

export const fileDocs = documented(FileController, {
  original: {
    ...FILE,
    operationId: 'getFile',
    summary: 'Get a file for display',
    answer: { description: 'The original bytes.', contentType: '*/*' },
  },
  rendition: {
    ...FILE,
    operationId: 'getRendition',
    summary: 'Get a rendition of a file',
    answer: {
      description: 'WebP, or MP4 for `playback` and `motion`.',
      contentType: '*/*',
    },
  },
});
