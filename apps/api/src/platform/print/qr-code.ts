import { encodeQR } from 'qr';
import { n } from './marks.js';

/** How much of a code may be damaged: 15 % or 25 %. */
export type QrCorrection = 'medium' | 'quartile';

/** The modules' rows, without a quiet zone; true is dark. */
export type QrModules = boolean[][];

/** The standard's quiet zone, in modules on each side. */
export const QUIET_MODULES = 4;

/** The encoder always draws a quiet zone: the narrowest is cut off. */
const BORDER = 1;

/** Encodes a text as the modules of the smallest code that holds it. */
export function qrModules(text: string, correction: QrCorrection): QrModules {
  return encodeQR(text, 'raw', { ecc: correction, border: BORDER })
    .slice(BORDER, -BORDER)
    .map((row) => row.slice(BORDER, -BORDER));
}

/**
 * Draws the dark modules as SVG path data, each run in a row as one rectangle.
 * @param place corner of the first module, and a module's side
 */
export function darkPath(
  modules: QrModules,
  { x, y, unit }: { x: number; y: number; unit: number },
): string {
  return modules
    .flatMap((row, line) =>
      darkRuns(row).map(({ from, length }) => {
        const width = n(length * unit);
        return `M${n(x + from * unit)} ${n(y + line * unit)}h${width}v${n(unit)}h-${width}z`;
      }),
    )
    .join('');
}

/**
 * Draws a text as an SVG, black on white with its quiet zone.
 * @param side of the picture, as `100mm`; absent: as large as its place
 */
export function qrSvg(
  text: string,
  correction: QrCorrection,
  side?: string,
): string {
  const modules = qrModules(text, correction);
  const size = modules.length + 2 * QUIET_MODULES;
  const path = darkPath(modules, {
    x: QUIET_MODULES,
    y: QUIET_MODULES,
    unit: 1,
  });
  const sides = side === undefined ? '' : ` width="${side}" height="${side}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg"${sides} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

interface Run {
  from: number;
  length: number;
}

function darkRuns(row: boolean[]): Run[] {
  const runs: Run[] = [];
  for (const [column, isDark] of row.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last && last.from + last.length === column) last.length += 1;
    else runs.push({ from: column, length: 1 });
  }
  return runs;
}
