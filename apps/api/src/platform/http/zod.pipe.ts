import { PROBLEMS, type ProblemCode } from '@hatira/contract';
import type { PipeTransform } from '@nestjs/common';
import type { ZodError, ZodType } from 'zod';
import { Problem } from './errors/problem.js';

/** Validates and converts by a schema of the contract. */
export class ZodPipe<T> implements PipeTransform<unknown, T> {
  constructor(
    private readonly schema: ZodType<T>,
    private readonly otherwise: ProblemCode = 'validation_failed',
  ) {}

  transform(value: unknown): T {
    return parseOrRefuse(this.schema, value, this.otherwise);
  }
}

/**
 * @throws Problem `otherwise` (or the schema's code) with the invalid fields
 */
export function parseOrRefuse<T>(
  schema: ZodType<T>,
  value: unknown,
  otherwise: ProblemCode = 'validation_failed',
): T {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  throw new Problem(namedCode(result.error) ?? otherwise, {
    details: { fields: fieldsOf(result.error) },
  });
}

function namedCode(error: ZodError): ProblemCode | undefined {
  for (const issue of error.issues) {
    const code: unknown =
      issue.code === 'custom' ? issue.params?.code : undefined;
    if (typeof code === 'string' && code in PROBLEMS)
      return code as ProblemCode;
  }
  return undefined;
}

function fieldsOf(error: ZodError): Record<string, string> {
  return Object.fromEntries(
    error.issues.map((issue) => [
      issue.path.join('.') || 'value',
      issue.message,
    ]),
  );
}
