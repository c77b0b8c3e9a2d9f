/** What is wrong with a bundle's texts, one line each. */
export function textProblems(
  bundle: string,
  texts: Record<string, Map<string, string>>,
  rightlyEqual: Set<string>,
): string[];
