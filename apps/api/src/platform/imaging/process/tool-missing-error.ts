/**
 * A program is not installed. The file is not at fault; a retry succeeds after
 * the installation.
 */
export class ToolMissingError extends Error {}
