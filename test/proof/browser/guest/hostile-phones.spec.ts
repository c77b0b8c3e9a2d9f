import { expectStored } from '../../../support/browser/media/expect-stored.js';
import { expect, test } from '../../../support/browser/test.js';

const HOTSPOT = {
  status: 200,
  contentType: 'text/html',
  body: '<html><title>Welcome to our Wi-Fi</title></html>',
};

/** Forbids storage like a strict browser. */
function forbidKeeping(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of [
    'indexedDB',
    'localStorage',
    'sessionStorage',
    'caches',
  ]) {
    Object.defineProperty(window, name, { get: refuse });
  }
  Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
  Object.defineProperty(Document.prototype, 'cookie', {
    get: refuse,
    set: refuse,
  });
}

test('uploads photos and videos in a browser without storage', async ({
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  await page.addInitScript(forbidKeeping);
  const files = [samples.photos[0], samples.shortVideo];
  await uploadPage.open();
  await uploadPage.send(files);
  await uploadPage.expectAllSaved(files);
  await expectStored(product, wedding, files);
});

test("keeps a photo behind a hotspot's login page and sends it afterwards", async ({
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  const [photo] = samples.photos;
  await page.clock.install();
  await uploadPage.openWhole();
  await page.route('**/api/**', (route) => route.fulfill(HOTSPOT));
  await uploadPage.send([photo]);
  await uploadPage.expectGivenUp([photo]);
  await expect(uploadPage.failures).toContainText(
    'Keep this page open and we will keep trying automatically.',
  );
  const asked = page.waitForRequest(/\/api\/wedding-hash\//);
  await page.clock.fastForward(50_000);
  await asked;
  await expectStored(product, wedding, []);
  await page.unroute('**/api/**');
  await uploadPage.expectSentAgain(photo);
  await uploadPage.expectAllSaved([photo]);
  await expectStored(product, wedding, [photo]);
});
