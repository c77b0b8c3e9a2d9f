/** Loaded after the first paint. */
export { FailureList } from './failure-list';
export { FileGrid } from '../status/file-grid';
export { PendingFiles } from '../pending/pending-files';
