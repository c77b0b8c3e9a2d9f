/** Rounds to one decimal, enough for these drawings. */
export const n = (value) => String(Math.round(value * 10) / 10);

/** Rounds numbers and leaves out undefined attributes. */
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
