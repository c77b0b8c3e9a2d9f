import { keepPage } from '../offline/keep-page';

/** Loaded after the first paint. */
export { FailureList } from './failure-list';
export { SentFiles as FileGrid } from '../mine/sent-files';
export { DemoNotice } from '../opening/demo-notice';
export { SendingState } from '../status/sending-state';
export { PendingFiles } from '../pending/pending-files';

keepPage();
