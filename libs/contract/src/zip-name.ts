/** In local time (specification section 7). */
export function zipName(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `wedding-media-${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}.zip`;
}
