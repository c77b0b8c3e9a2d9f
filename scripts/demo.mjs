import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { contactLinks } from './demo/contact-links.mjs';
import { background, guests, weddingPath } from './demo/guest-list.mjs';
import { ProductClient } from './demo/product-client.mjs';
import { runningProduct } from './demo/running-product.mjs';
import { samplePhoto, sampleVideo } from './demo/sample-media.mjs';
import { withStaffLogin } from './demo/staff-access.mjs';
import { ensureInstalled } from './install.mjs';
import { loadConfiguration } from './launch/configuration.mjs';
import { inRoot } from './paths.mjs';
import { runMain } from './plain-error.mjs';

/** @import { Contract } from './demo/product-client.mjs' */

const usage = `
npm run demo

Adds a sample wedding and sample contact links to the product on this DATA_DIR and PORT and prints the addresses. Starts the product if it does
not run. Sends only the files that are missing.
`;

async function main() {
  await ensureInstalled();
  await ensureBuilt();
  const config = await loadConfiguration();
  /** @type {Contract} */
  const contract = await import(
    pathToFileURL(inRoot('dist/libs/contract/src/index.js')).href
  );
  const { origin, ended } = await runningProduct(config);
  const client = new ProductClient(origin, contract);
  const wedding = await withStaffLogin(config, async (login) => {
    await client.login(login);
    await client.setMissing(contactLinks);
    const found = await client.ensureWedding(weddingPath);
    if (!found.hasBackground)
      await client.setBackground(
        found.hash,
        await samplePhoto(background),
        'background.jpg',
      );
    await client.logout();
    return found;
  });
  await sendMissing(client, wedding, contract.composeNote);
  process.stdout.write(
    addresses(config.publicUrl ?? origin, wedding, contract.PAGES),
  );
  process.exit(await ended);
}

/**
 * @param {ProductClient} client
 * @param {{ hash: number, weddingPath: string }} options
 * @param {Contract['composeNote']} composeNote
 */
async function sendMissing(client, { hash, weddingPath }, composeNote) {
  const present = await client.fileNames(hash);
  const files = guests.flatMap(({ name, text, files }) =>
    files.map((file) => ({ ...file, note: composeNote({ name, text }) })),
  );
  const missing = files.filter(({ fileName }) => !present.has(fileName));
  for (const [index, { fileName, note, ...sample }] of missing.entries()) {
    const bytes =
      'photo' in sample
        ? await samplePhoto(sample.photo)
        : await sampleVideo(sample.video);
    await client.upload(weddingPath, { bytes, fileName, note });
    process.stdout.write(
      `  ${index + 1}/${missing.length}  ${fileName} (${(bytes.length / 1024 ** 2).toFixed(1)} MB)\n`,
    );
  }
}

/**
 * @param {string} origin
 * @param {{ hash: number, weddingPath: string }} options
 * @param {Contract['PAGES']} pages
 */
function addresses(origin, { hash, weddingPath }, pages) {
  return [
    'The sample wedding is ready',
    `  Guests upload at     ${origin}${pages.upload(weddingPath)}`,
    `  The couple looks at  ${origin}${pages.gallery(hash)}`,
    `  on a phone at        ${origin}${pages.mobileGallery(hash)}`,
    '',
  ].join('\n');
}

await runMain(main, usage);
