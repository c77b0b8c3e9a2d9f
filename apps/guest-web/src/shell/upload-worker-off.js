// Replaces the upload pages' service worker where it is switched off.
addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => {
  event.waitUntil(remove());
});

async function remove() {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith('upload-page '));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await registration.unregister();
}
