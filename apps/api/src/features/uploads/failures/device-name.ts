const DEVICES: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
];

/** The kind of device in a user agent; empty if unknown. */
export function deviceName(userAgent = ''): string {
  return DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
}
