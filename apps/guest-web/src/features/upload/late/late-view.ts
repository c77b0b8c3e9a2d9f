/** Parts of the page that load after its first paint. */
export { FailureList } from './failure-list';
export { FileGrid } from '../status/file-grid';
export { PendingFiles } from '../pending/pending-files';
