import { inspect } from 'node:util';

const SHORTEST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 100;
/** It is below the limit of a test, which cannot name the wanted state. */
const LIMIT_MS = 50_000;
const LONGEST_TEXT = 2_000;
const LATE = Symbol('late');

/** They stay the real ones while a test replaces timers and clocks. */
const { setTimeout, clearTimeout, performance } = globalThis;
const now = performance.now.bind(performance);

interface Wait {
  what: string;
  lastSeen: string;
  isAbandoned: boolean;
}

const waits = new Set<Wait>();

/**
 * Looks until it sees the wanted value, with growing pauses: quick polling would starve low-priority child processes.
 * An error of a look ends the wait.
 * @param what the wanted state in words
 * @param wanted the value, compared as JSON, or a test of it; default: any true value
 * @param limitMs longer than the default only where the product itself may take longer
 * @returns the value
 * @throws Error that names the wanted state and the last seen one after the limit, also if a look does not end
 */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  wanted: T | ((seen: T) => boolean) = Boolean,
  limitMs = LIMIT_MS,
): Promise<T> {
  const wait = { what, lastSeen: 'nothing', isAbandoned: false };
  waits.add(wait);
  const start = now();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(resolve, limitMs, LATE);
  });
  try {
    while (!wait.isAbandoned) {
      const seen = await Promise.race([look(), limit]);
      if (seen === LATE) break;
      if (isWanted(seen, wanted)) return seen;
      wait.lastSeen = shortened(seen);
      if (now() - start > limitMs) break;
      await pause((now() - start) / 10);
    }
  } finally {
    clearTimeout(timer);
    waits.delete(wait);
  }
  throw new Error(
    `Waited ${Math.round(now() - start)} ms in vain until ${inWords(wait)}`,
  );
}

/**
 * Ends the waits that a test has left behind.
 * @returns the wanted state of each, and the state it saw last
 */
export function abandonWaits(): string[] {
  const left = [...waits];
  for (const wait of left) wait.isAbandoned = true;
  return left.map(inWords);
}

function isWanted<T>(seen: T, wanted: T | ((seen: T) => boolean)): boolean {
  if (typeof wanted === 'function')
    return (wanted as (seen: T) => boolean)(seen);
  // Jest's own modules and Node's have different prototypes of arrays.
  return seen === wanted || JSON.stringify(seen) === JSON.stringify(wanted);
}

/** The end says most: the newest of a list, or the last line of a log. */
function shortened(seen: unknown): string {
  const options = { depth: 6, maxStringLength: LONGEST_TEXT };
  const text = typeof seen === 'string' ? seen : inspect(seen, options);
  return text.length > LONGEST_TEXT ? `…${text.slice(-LONGEST_TEXT)}` : text;
}

function inWords({ what, lastSeen }: Wait): string {
  return `${what}; last seen: ${lastSeen}`;
}

function pause(wantedMs: number): Promise<void> {
  const ms = Math.min(Math.max(wantedMs, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
  return new Promise((resolve) => setTimeout(resolve, ms));
}
