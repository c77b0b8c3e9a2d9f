export interface Tree {
  exists(file: string): boolean;
  /** The text of a file of the tree. */
  read(file: string): string;
}

/** One line for each reference of a file that leads nowhere: place and reason. */
export function referenceProblems(file: string, tree: Tree): string[];
