/**
 * Last days of security fixes, by Node's release schedule.
 * @type {Record<string, string>}
 */
const lastFixes = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
};

/**
 * Returns a warning when this Node gets no more security fixes, else null.
 * @param {string} version
 */
export function nodeWarning(version, now = new Date()) {
  const end = lastFixes[version.split('.')[0]];
  if (!end || now < new Date(`${end}T23:59:59Z`)) return null;
  return `!! Node ${version} has had no security fixes since ${end}. It goes on working; Node 24 is recommended.`;
}
