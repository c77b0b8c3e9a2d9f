/**
 * Appending zero bytes is a linear map over GF(2), applied by repeated squaring
 * (Mark Adler's method, as in zlib).
 */

const POLYNOMIAL = 0xedb88320;
type Matrix = Uint32Array;

/** Returns the CRC-32 of both pieces together. */
export function combineCrc32(
  first: number,
  second: number,
  secondBytes: number,
): number {
  let shifted = first;
  let power = oneZeroByte();
  for (let rest = secondBytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shifted = apply(power, shifted);
    power = square(power);
  }
  return (shifted ^ second) >>> 0;
}

function oneZeroByte(): Matrix {
  const oneBit = new Uint32Array(32);
  oneBit[0] = POLYNOMIAL;
  for (let bit = 1; bit < 32; bit++) oneBit[bit] = 1 << (bit - 1);
  return square(square(square(oneBit)));
}

function apply(matrix: Matrix, vector: number): number {
  let sum = 0;
  for (let bit = 0, rest = vector; rest !== 0; bit++, rest >>>= 1) {
    if (rest & 1) sum ^= matrix[bit] ?? 0;
  }
  return sum >>> 0;
}

function square(matrix: Matrix): Matrix {
  return matrix.map((column) => apply(matrix, column));
}
