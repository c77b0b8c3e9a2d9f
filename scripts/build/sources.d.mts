export function sourceFiles(...dirs: string[]): string[];
