/** Formats a number with one decimal, enough for these drawings. */
export const n = (value) => String(Math.round(value * 10) / 10);

/**
 * One element; attributes are named as in SVG, numbers are rounded, undefined
 * is left out.
 */
export function el(name, attributes, text = '') {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? n(value) : value}"`,
    )
    .join('');
  return text === ''
    ? `<${name}${written}/>`
    : `<${name}${written}>${text}</${name}>`;
}
