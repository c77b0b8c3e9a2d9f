/**
 * `fault`: `format`, `damaged`, `truncated`, `pixels` (too large for any limit)
 * or `memory` (needs more than this process may use).
 */
export class Refusal extends Error {
  constructor(fault, message) {
    super(message);
    this.fault = fault;
  }
}
