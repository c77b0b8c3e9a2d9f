/** The path of the open upload page. */
export function currentUploadPath(): string {
  const segment = location.pathname.replace(/^\/|\/$/g, '');
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
