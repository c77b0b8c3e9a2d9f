import { ApiError } from '@hatira/api-client';
import type { ProblemCode } from '@hatira/contract';
import type { Text } from '../../i18n/use-text';
import { failureText } from '../feedback/failure-text';
import { waitText } from '../feedback/wait-text';

/** The own password, and a code with a second factor. */
export interface Proof {
  currentPassword: string;
  code: string;
}

export type ProofProblems = Partial<Record<keyof Proof, string>>;

const FIELDS: Partial<Record<ProblemCode, keyof Proof>> = {
  password_required: 'currentPassword',
  password_wrong: 'currentPassword',
  too_many_requests: 'currentPassword',
  code_wrong: 'code',
};

/** Whether the proof was refused: the dialog asks again. */
export function isProofRefused(error: unknown): boolean {
  return fieldOf(error) !== undefined;
}

export function proofProblems(
  error: unknown,
  text: Text,
  language: string,
): ProofProblems {
  const field = fieldOf(error);
  if (!field) return {};
  return {
    [field]:
      waitText(error, text) ??
      failureText(error, text('general.offline'), language),
  };
}

function fieldOf(error: unknown): keyof Proof | undefined {
  return error instanceof ApiError
    ? FIELDS[error.code as ProblemCode]
    : undefined;
}
