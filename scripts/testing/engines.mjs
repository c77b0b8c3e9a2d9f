import { installPackages, missingPackages } from './installed-packages.mjs';

const packages = [
  'webkit2gtk-driver',
  'xvfb',
  'dbus',
  'firefox-esr',
  // WebKitGTK plays videos with these.
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
  'gstreamer1.0-libav',
  'gstreamer1.0-gl',
];

/**
 * Installs missing packages of WebKitGTK and Firefox.
 * @throws PlainError that names those that cannot be installed
 */
export async function ensureEngines() {
  const missing = missingPackages(packages);
  if (missing.length > 0)
    await installPackages(
      missing,
      'WebKitGTK and Firefox',
      `Debian's packages ${missing.join(', ')} are missing.`,
    );
}
