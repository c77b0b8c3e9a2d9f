import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Remembers the state of the checkout in which a step passed, for tools without a sound cache of their own. A failure
 * is never remembered.
 */
export class PassedSteps {
  #file;
  #stateNow;
  #stateAtStart;
  /** @type {Record<string, string>} */
  #states;

  /**
   * @param {string | undefined} folder without one it remembers no step
   * @param {() => string} stateNow
   */
  constructor(folder, stateNow) {
    this.#file = folder && path.join(folder, 'passed.json');
    this.#stateNow = stateNow;
    this.#stateAtStart = this.#file ? stateNow() : '';
    this.#states = this.#file ? readStates(this.#file) : {};
  }

  /** @param {string} step */
  has(step) {
    return (
      this.#file !== undefined && this.#states[step] === this.#stateAtStart
    );
  }

  /**
   * Writes down the steps that passed, unless a file changed while they ran.
   * @param {string[]} steps
   */
  save(steps) {
    if (!this.#file || this.#stateNow() !== this.#stateAtStart) return;
    for (const step of steps) this.#states[step] = this.#stateAtStart;
    writeFileSync(this.#file, JSON.stringify(this.#states));
  }
}

/**
 * @param {string} file
 * @returns {Record<string, string>}
 */
function readStates(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
