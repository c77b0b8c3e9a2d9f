const everyMs = 250;
const cleared = '\r\u001b[2K';

/** @type {Set<() => string>} */
const readers = new Set();
/** @type {NodeJS.Timeout | undefined} */
let timer;
let isShown = false;
let isEnded = !process.stdout.isTTY || !process.stderr.isTTY;

/**
 * Shows progress in one terminal line; silent in a pipe.
 * @template T
 * @param {() => string} read
 * @param {() => Promise<T>} work
 */
export async function withProgress(read, work) {
  readers.add(read);
  if (!isEnded) timer ??= setInterval(draw, everyMs);
  try {
    return await work();
  } finally {
    readers.delete(read);
    if (readers.size === 0) stop();
  }
}

/**
 * Prints a line above the progress.
 * @param {string} line
 * @param {NodeJS.WritableStream} stream
 */
export function printAbove(line, stream = process.stdout) {
  clear();
  stream.write(`${line}\n`);
}

/** Ends the progress line: other processes write to the terminal now. */
export function endProgress() {
  isEnded = true;
  stop();
}

function stop() {
  clearInterval(timer);
  timer = undefined;
  clear();
}

function clear() {
  if (isShown) process.stderr.write(cleared);
  isShown = false;
}

function draw() {
  const text = [...readers].map((read) => read()).join('   ');
  const room = (process.stderr.columns || 80) - 1;
  process.stderr.write(`${cleared}${text.slice(0, room)}`);
  isShown = true;
}
