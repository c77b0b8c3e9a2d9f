import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@hatira/contract';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const MAX_TESTIMONIALS = 30;

const text = (length: number) => z.string().trim().min(1).max(length);
const quote = text(600);
const schema = z
  .array(
    z.strictObject({
      quote: z.union([quote, z.partialRecord(z.enum(LANGUAGES), quote)]),
      name: text(80),
      occasion: text(120).optional(),
    }),
  )
  .min(1)
  .max(MAX_TESTIMONIALS);

/** Praise by a couple, in one language for all readers or in several. */
export interface Testimonial {
  quote: string | Partial<Record<Language, string>>;
  name: string;
  occasion?: string;
}

/**
 * Reads a JSON array of `{quote, name, occasion}`.
 * @throws Error with one line that names the mistake
 */
export function readTestimonials(file: string): Testimonial[] {
  const result = schema.safeParse(parsed(file));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(
    `${file}: ${issue?.path.join('.') || 'the list'}: ${issue?.message}`,
  );
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${file} ${error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'}`,
      { cause: error },
    );
  }
}

/** The quote in the reader's language, else in the fallback, else in any. */
export function quoteFor(
  { quote: given }: Testimonial,
  language: Language,
): string {
  if (typeof given === 'string') return given;
  return (
    given[language] ?? given[FALLBACK_LANGUAGE] ?? Object.values(given)[0] ?? ''
  );
}
