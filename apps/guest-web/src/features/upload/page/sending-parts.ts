import { keepPage } from '../offline/keep-page';
import './heading-ornament.css';

/** The page's parts about the files that are sent, or were. */
export { FailureList } from '../failures/failure-list';
export { SentFiles as FileGrid } from './sent-files';
export { FileDrop } from '../chooser/file-drop';
export { ContactLinks } from './contact-links';
export { PageNews } from '../opening/page-news';
export { SendingState } from '../status/sending-state';
export { PendingFiles } from '../pending/pending-files';

// The first paint and the first files come before it.
keepPage();
