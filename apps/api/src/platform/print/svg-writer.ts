import { outlineOf } from './lettering.js';
import { n, type Mark, type Page, type PictureMark } from './marks.js';

/** The cut page as an SVG with its letters as outlines: needs no font. */
export function svgOf({ width, height, bleed, marks }: Page): string {
  const [w, h] = [width - 2 * bleed, height - 2 * bleed].map(n);
  const view = `${n(bleed)} ${n(bleed)} ${w} ${h}`;
  const clips: string[] = [];
  const content = marks.map((mark) => element(mark, clips)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${w}mm" height="${h}mm"><defs>${clips.join('')}</defs>${content}</svg>`;
}

function element(mark: Mark, clips: string[]): string {
  if (mark.kind === 'text')
    return `<path d="${outlineOf(mark)}" fill="${mark.fill}"/>`;
  if (mark.kind === 'picture') return picture(mark);
  if (mark.kind === 'path') {
    const { d, fill = 'none', stroke, width = 0 } = mark;
    const line = stroke
      ? ` stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"`
      : '';
    return `<path d="${d}" fill="${fill}"${line}/>`;
  }
  const inside = mark.marks.map((one) => element(one, clips)).join('');
  const matrix = `transform="matrix(${mark.matrix.map(n).join(' ')})"`;
  if (!mark.clip) return `<g ${matrix}>${inside}</g>`;
  const id = `c${clips.length}`;
  clips.push(`<clipPath id="${id}"><path d="${mark.clip}"/></clipPath>`);
  return `<g ${matrix}><g clip-path="url(#${id})">${inside}</g></g>`;
}

function picture({ jpeg, x, y, width, height }: PictureMark): string {
  const place = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"`;
  return `<image ${place} href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>`;
}
