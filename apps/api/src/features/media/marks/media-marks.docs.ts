import { markingResult, mediaMarking } from '@hatira/contract/schemas';
import { COUPLE_BODY_PROBLEMS } from '../../../platform/http/docs/common-answers.js';
import { documented } from '../../../platform/http/docs/documented.js';
import { MediaMarksController } from './media-marks.controller.js';

export const mediaMarksDocs = documented(MediaMarksController, {
  mark: {
    operationId: 'markMedia',
    access: 'secret',
    summary: 'Store hearts and verdicts',
    description:
      'For the couple’s hash. May be repeated; of each partner and item the last call counts. Ignores unknown ids. Open ' +
      'galleries of the couple receive the items as `media` events.',
    body: { json: mediaMarking },
    answer: { description: 'The marks are kept.', schema: markingResult },
    problems: COUPLE_BODY_PROBLEMS,
  },
});
