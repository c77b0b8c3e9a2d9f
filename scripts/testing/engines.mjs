import { installPackages, missingPackages } from './installed-packages.mjs';

const packages = [
  ...['webkit2gtk-driver', 'xvfb', 'dbus', 'firefox-esr'],
  // WebKitGTK plays videos with these.
  ...['plugins-base', 'plugins-good', 'plugins-bad', 'libav', 'gl'].map(
    (name) => `gstreamer1.0-${name}`,
  ),
];

/**
 * Installs missing packages of WebKitGTK and Firefox; `problem` names those it cannot.
 * @returns {Promise<{ problem?: string }>}
 */
export async function ensureEngines() {
  const missing = missingPackages(packages);
  if (missing.length === 0) return {};
  const reason = await installPackages(missing, 'WebKitGTK and Firefox');
  return reason
    ? {
        problem: `Debian's packages ${missing.join(', ')} are missing (${reason}).`,
      }
    : {};
}
