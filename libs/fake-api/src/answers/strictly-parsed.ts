import type { ZodType } from 'zod';

/**
 * Returns the parsed value.
 * @param name of the operation, for the error
 * @throws Error for a missing, wrong or unknown field
 */
export function strictlyParsed(
  schema: ZodType,
  value: unknown,
  name: string,
): unknown {
  const { success, data, error } = schema.safeParse(value);
  if (!success)
    throw new Error(
      `The answer of ${name} breaks the contract: ${error.message}`,
    );
  const unknown = unknownKeys(value, data);
  if (unknown.length > 0)
    throw new Error(
      `The answer of ${name} has keys that the contract lacks: ${unknown.join(', ')}`,
    );
  return data;
}

/** Paths of the keys that parsing has dropped; undefined values count as absent. */
function unknownKeys(given: unknown, parsed: unknown, place = ''): string[] {
  if (!isObject(given) || !isObject(parsed)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const path = place === '' ? key : `${place}.${key}`;
    if (value === undefined) return [];
    return key in parsed ? unknownKeys(value, parsed[key], path) : [path];
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
