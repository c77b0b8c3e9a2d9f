import { LRUCache } from 'lru-cache';
import { filled, rect, type Mark } from '../../../platform/print/marks.js';
import {
  darkPath,
  qrModules,
  QUIET_MODULES,
  type QrModules,
} from '../../../platform/print/qr-code.js';

/** Side of a code that still reads well on a small card. */
const MAX_MODULES_OF_QUARTILE = 45;

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
  const unit = side / (modules.length + 2 * QUIET_MODULES);
  const path = darkPath(modules, {
    x: x + QUIET_MODULES * unit,
    y: y + QUIET_MODULES * unit,
    unit,
  });
  return [filled(rect(x, y, side, side), light), filled(path, dark)];
}

/** A code takes milliseconds; each preview and each fitted column of a card draws it again. */
const drawn = new LRUCache<string, QrModules>({ max: 100 });

function modulesOf(address: string): QrModules {
  const modules = drawn.get(address) ?? newModules(address);
  drawn.set(address, modules);
  return modules;
}

function newModules(address: string): QrModules {
  const strong = qrModules(address, 'quartile');
  return strong.length <= MAX_MODULES_OF_QUARTILE
    ? strong
    : qrModules(address, 'medium');
}
