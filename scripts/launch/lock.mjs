import {
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import { startMark, waitFor } from '../embedded/processes.mjs';
import { codeOf, PlainError } from '../plain-error.mjs';

/**
 * @typedef {{ pid: number, mark: string | null }} Entry a process that the next holder may end
 * @typedef {Entry & { machine: string, noted: Entry[] }} Content
 */

const heartbeatMs = 2_000;
const silenceMs = 8_000;
const notesKept = 20;

/**
 * Takes a lock file, also from a dead process, or without heartbeat from another machine or container (its processes
 * are invisible here). Waits at most `waitMs` for a live one, then throws PlainError beginning with `what`.
 * @param {string} file
 * @param {{ waitMs?: number, what: string }} options
 * @returns `{ left, note(entry), release() }`: `left` are notes of a killed holder
 */
export async function takeLock(file, { waitMs = 0, what }) {
  /** @type {Content} */
  const ours = {
    pid: process.pid,
    mark: startMark(process.pid),
    machine: machineMark(),
    noted: [],
  };
  /** @type {Entry[]} */
  let left = [];
  const isTaken = () => {
    const held = readLock(file);
    if (held && isHeld(file, held)) return false;
    if (held) left = held.noted;
    if (held && !removeExactly(file, held)) return false;
    return create(file, ours);
  };
  const foreign = readLock(file)?.machine !== ours.machine;
  if (
    !(await waitFor(
      isTaken,
      foreign ? Math.max(waitMs, silenceMs + heartbeatMs) : waitMs,
    ))
  ) {
    throw new PlainError(
      `${what} (process ${readLock(file)?.pid ?? '?'}, ${file}).`,
    );
  }
  const heartbeat = setInterval(() => touch(file), heartbeatMs);
  heartbeat.unref();
  return {
    left,
    /** @param {Entry} entry */
    note(entry) {
      ours.noted = [...ours.noted, entry].slice(-notesKept);
      replace(file, ours);
    },
    release() {
      clearInterval(heartbeat);
      rmSync(file, { force: true });
    },
  };
}

/**
 * Whether the lock's holder is alive.
 * @param {string} file
 */
export function isLockHeld(file) {
  const held = readLock(file);
  return held !== null && isHeld(file, held);
}

/**
 * @param {string} file
 * @param {Content} held
 */
function isHeld(file, held) {
  if (held.machine === machineMark())
    return held.mark !== null && startMark(held.pid) === held.mark;
  try {
    return Date.now() - statSync(file).mtimeMs < silenceMs;
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @returns {Content | null}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Linking a complete file makes the lock, or fails because another was faster.
 * @param {string} file
 * @param {Content} content
 */
function create(file, content) {
  const draft = newDraft(file, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * Removes the lock only if it is still the dead one, not another starter's.
 * @param {string} file
 * @param {Content} expected
 */
function removeExactly(file, expected) {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch {
    return true;
  }
  const moved = readLock(aside);
  const isExpected =
    moved === null ||
    (moved.pid === expected.pid && moved.mark === expected.mark);
  if (!isExpected) linkSync(aside, file);
  rmSync(aside);
  return isExpected;
}

/**
 * @param {string} file
 * @param {Content} content
 */
function replace(file, content) {
  const draft = newDraft(file, content);
  renameSync(draft, file);
}

/**
 * Never through a link: root may lock a folder that another account owns.
 * @param {string} file
 * @param {Content} content
 */
function newDraft(file, content) {
  const draft = `${file}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, JSON.stringify(content), { flag: 'wx' });
  return draft;
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder was removed, and the lock with it.
  }
}

/** Process ids are valid only within one boot and one container. */
function machineMark() {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return os.hostname();
  }
}
