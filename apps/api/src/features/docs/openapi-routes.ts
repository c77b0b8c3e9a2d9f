import type { RouteGroup } from './documented-route.js';
import { alertRoutes } from './routes/alert.routes.js';
import { archiveRoutes } from './routes/archive.routes.js';
import { backgroundRoutes } from './routes/background.routes.js';
import { cardRoutes } from './routes/card.routes.js';
import { contactRoutes } from './routes/contact.routes.js';
import { guestBookRoutes } from './routes/guest-book.routes.js';
import { mediaRoutes } from './routes/media.routes.js';
import { operationRoutes } from './routes/operation.routes.js';
import { overviewRoutes } from './routes/overview.routes.js';
import { ownAccountRoutes } from './routes/own-account.routes.js';
import { panelFileRoutes } from './routes/panel-files.routes.js';
import { panelWeddingRoutes } from './routes/panel-weddings.routes.js';
import { panelRoutes } from './routes/panel.routes.js';
import { rehearsalRoutes } from './routes/rehearsal.routes.js';
import { staffAccountRoutes } from './routes/staff-account.routes.js';
import { staffRoutes } from './routes/staff.routes.js';
import { ownMediaRoutes } from './routes/guests/own-media.routes.js';
import { uploadRoutes } from './routes/guests/upload.routes.js';
import { visibilityRoutes } from './routes/visibility.routes.js';
import { wallRoutes } from './routes/wall.routes.js';
import { weddingLinkRoutes } from './routes/wedding-link.routes.js';
import { weddingMediaRoutes } from './routes/wedding-media.routes.js';
import { weddingRoutes } from './routes/wedding.routes.js';

/** Every operation; a test compares them with the application's routes. */
export const ROUTE_GROUPS: readonly RouteGroup[] = [
  uploadRoutes,
  ownMediaRoutes,
  mediaRoutes,
  visibilityRoutes,
  archiveRoutes,
  weddingRoutes,
  backgroundRoutes,
  cardRoutes,
  guestBookRoutes,
  wallRoutes,
  contactRoutes,
  staffRoutes,
  ownAccountRoutes,
  staffAccountRoutes,
  panelWeddingRoutes,
  panelFileRoutes,
  panelRoutes,
  overviewRoutes,
  rehearsalRoutes,
  weddingLinkRoutes,
  weddingMediaRoutes,
  alertRoutes,
  operationRoutes,
];
