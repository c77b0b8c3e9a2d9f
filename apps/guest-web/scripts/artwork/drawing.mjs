import { readFileSync } from 'node:fs';
import path from 'node:path';

const ART = path.join(import.meta.dirname, '../../art');

/**
 * A file of `art/` as one picture with its images inside: an image loads no
 * other file.
 * @typedef {{ content: string, extension: string, width: number,
 * height: number }} Drawing
 * @param {string} file
 * @param {{ images?: Record<string, Drawing>, colors?: Record<string, string>,
 * lettering?: unknown[] }} changes images by id; new colours by old ones;
 * elements on top
 * @returns {Drawing}
 * @throws when the file lacks a changed image or colour
 */
export function drawing(file, changes = {}) {
  const { images = {}, colors = {}, lettering = [] } = changes;
  const source = compact(readFileSync(path.join(ART, file), 'utf8'));
  const missing = [
    ...Object.keys(colors),
    ...Object.keys(images).map((id) => `id="${id}"`),
  ].find((part) => !source.includes(part));
  if (missing) throw new Error(`${file} has no ${missing}.`);
  const letters = lettering.flat(Infinity).join('');
  const content = source
    .replace(/#[0-9a-f]{6}\b/g, (color) => colors[color] ?? color)
    .replace(/<image ([^>]*)\/>/g, (_image, attributes) => {
      const { id, href, ...place } = parsed(attributes);
      return placed(images[id] ?? drawing(href), place);
    })
    .replace(/<\/svg>$/, () => `${letters}</svg>`);
  const { width, height } = parsed(source.slice(0, source.indexOf('>')));
  return {
    content,
    extension: 'svg',
    width: Number(width),
    height: Number(height),
  };
}

function compact(source) {
  return source
    .replace(/<!--.*?-->|<\?.*?\?>/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?(\/?>) ?/g, '$1')
    .trim();
}

function parsed(attributes) {
  const found = attributes.matchAll(/([\w:-]+)="([^"]*)"/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

function placed({ content }, place) {
  const attributes = Object.entries(place).map(
    ([name, value]) => ` ${name}="${value}"`,
  );
  return content.replace(/ width="\d+" height="\d+"/, attributes.join(''));
}
