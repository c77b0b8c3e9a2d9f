import type { RehearsalFinding, RehearsalStep } from '@hatira/contract';

export type FaultDetails = NonNullable<RehearsalStep['details']>;

/** Ends the robot's way: later steps would only find the same again. */
export class RehearsalFault extends Error {
  constructor(
    readonly finding: RehearsalFinding,
    readonly details: FaultDetails = {},
  ) {
    super(finding);
  }
}

/** A finding with which the robot goes on. */
export interface Notice {
  finding: RehearsalFinding;
  details: FaultDetails;
  /** A fault unless guests do not notice it yet, or the step was left out. */
  outcome?: 'warned' | 'skipped';
}
