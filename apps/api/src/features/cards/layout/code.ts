import { LRUCache } from 'lru-cache';
import QRCode, { type BitMatrix } from 'qrcode';
import { filled, n, rect, type Mark } from '../../../platform/print/marks.js';

/** Of the standard, on each side. */
const QUIET_MODULES = 4;
/** Side of a code that still reads well on a small card. */
const MAX_MODULES_OF_Q = 45;

export interface CodeInk {
  dark: string;
  light: string;
}

/**
 * A square of the given side, with its quiet zone. A quarter may be damaged, as
 * by a fold; in codes of long addresses 15 %, for larger modules.
 */
export function codeMarks(
  address: string,
  { x, y, side }: { x: number; y: number; side: number },
  { dark, light }: CodeInk,
): Mark[] {
  const modules = modulesOf(address);
  const unit = side / (modules.size + 2 * QUIET_MODULES);
  const runs: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    let from: number | undefined;
    for (let column = 0; column <= modules.size; column += 1) {
      const isDark = column < modules.size && modules.get(row, column) === 1;
      if (isDark) from ??= column;
      else if (from !== undefined) {
        const left = x + (from + QUIET_MODULES) * unit;
        const top = y + (row + QUIET_MODULES) * unit;
        runs.push(
          `M${n(left)} ${n(top)}h${n((column - from) * unit)}v${n(unit)}h${n((from - column) * unit)}z`,
        );
        from = undefined;
      }
    }
  }
  return [filled(rect(x, y, side, side), light), filled(runs.join(''), dark)];
}

/** A code takes milliseconds; each preview and each fitted column of a card draws it again. */
const drawn = new LRUCache<string, BitMatrix>({ max: 100 });

function modulesOf(address: string): BitMatrix {
  const modules = drawn.get(address) ?? newModules(address);
  drawn.set(address, modules);
  return modules;
}

function newModules(address: string): BitMatrix {
  const strong = QRCode.create(address, { errorCorrectionLevel: 'Q' }).modules;
  if (strong.size <= MAX_MODULES_OF_Q) return strong;
  return QRCode.create(address, { errorCorrectionLevel: 'M' }).modules;
}
