import QRCode from 'qrcode';

export interface CodeSquares {
  /** Squares of a side, without a margin: the cards have one. */
  size: number;
  /** Path data of dark squares, one unit wide. */
  path: string;
}

/** Draws an address as QR code. */
export function codeSquares(address: string): CodeSquares {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, row) =>
    darkRuns(size, (column) => Boolean(modules.get(row, column)))
      .map(({ from, length }) => `M${from} ${row}h${length}v1h-${length}z`)
      .join(''),
  );
  return { size, path: rows.join('') };
}

interface Run {
  from: number;
  length: number;
}

function darkRuns(size: number, isDark: (column: number) => boolean): Run[] {
  const runs: Run[] = [];
  for (let column = 0; column < size; column += 1) {
    if (!isDark(column)) continue;
    const last = runs.at(-1);
    if (last && last.from + last.length === column) last.length += 1;
    else runs.push({ from: column, length: 1 });
  }
  return runs;
}
