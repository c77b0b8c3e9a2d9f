import tearDownServers from './global-teardown.mjs';

export default async function tearDown() {
  await globalThis.stopTestS3?.();
  await tearDownServers();
}
