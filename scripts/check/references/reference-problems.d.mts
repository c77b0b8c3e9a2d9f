export interface Tree {
  exists(file: string): boolean;
  /** The text of a file of the tree. */
  read(file: string): string;
}

/** Returns one line for each dead reference of a file: place and reason. */
export function referenceProblems(file: string, tree: Tree): string[];
