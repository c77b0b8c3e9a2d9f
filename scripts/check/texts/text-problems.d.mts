export interface Bundle {
  bundle: string;
  texts: Record<string, Map<string, string>>;
}

/** Returns the problems of a bundle's texts, one line each. */
export function textProblems(
  bundle: Bundle,
  rules: { languages: readonly string[]; rightlyEqual: Set<string> },
): string[];

/** Lines of the list of texts that may equal the English which are true of no text any more. */
export function staleEntries(
  bundles: Bundle[],
  rightlyEqual: Set<string>,
): string[];
