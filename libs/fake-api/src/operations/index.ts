import { galleryOperations } from './gallery.operations.js';
import { guestOperations } from './guests.operations.js';
import { panelOperations } from './panel.operations.js';
import { panelFileOperations } from './panel-files.operations.js';
import { panelWeddingOperations } from './panel-weddings.operations.js';
import { selectionAlbumOperations } from './selection-albums.operations.js';
import { staffOperations } from './staff.operations.js';
import { wallOperations } from './walls.operations.js';
import { weddingEventOperations } from './wedding-events.operations.js';
import { weddingOperations } from './weddings.operations.js';

/** Every operation that a page calls, by its id in the description of the API. */
export const OPERATIONS = {
  ...galleryOperations,
  ...guestOperations,
  ...panelOperations,
  ...panelFileOperations,
  ...panelWeddingOperations,
  ...selectionAlbumOperations,
  ...staffOperations,
  ...wallOperations,
  ...weddingEventOperations,
  ...weddingOperations,
};

export type OperationId = keyof typeof OPERATIONS;
