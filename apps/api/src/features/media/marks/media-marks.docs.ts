import {
  changeFavouritesTarget,
  favouritesTarget,
  markingResult,
  mediaMarking,
} from '@hatira/contract/schemas';
import { COUPLE_BODY_PROBLEMS } from '../../../platform/http/docs/common-answers.js';
import { documented } from '../../../platform/http/docs/documented.js';
import { FavouritesTargetController } from './favourites-target.controller.js';
import { MediaMarksController } from './media-marks.controller.js';

export const mediaMarksDocs = documented(MediaMarksController, {
  mark: {
    operationId: 'markMedia',
    access: 'secret',
    summary: 'Store hearts and verdicts',
    description:
      'For the couple’s hash. May be repeated; of each partner and item the last call counts. A heart and the verdict `keep` ' +
      'are one choice. Ignores unknown ids. Open galleries of the couple receive the items as `media` events.',
    body: { json: mediaMarking },
    answer: { description: 'The marks are kept.', schema: markingResult },
    problems: COUPLE_BODY_PROBLEMS,
  },
});

export const favouritesTargetDocs = documented(FavouritesTargetController, {
  change: {
    operationId: 'changeFavouritesTarget',
    access: 'secret',
    summary: 'Choose how many favourites the couple wants',
    description:
      'For the couple’s hash. `wedding-info` has the number; no call refuses further favourites. Open galleries of the couple ' +
      'receive it as a `favourites` event.',
    body: { json: changeFavouritesTarget },
    answer: { description: 'The number is kept.', schema: favouritesTarget },
    problems: COUPLE_BODY_PROBLEMS,
  },
});
