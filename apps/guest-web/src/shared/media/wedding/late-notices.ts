export { LinkEnded, LinkUnknown } from './link-ended';
export { NoHash } from './no-hash';
