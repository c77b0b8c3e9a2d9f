/** A program is not on this machine: no fault of the file, which can be tried again once it is there. */
export class ToolMissingError extends Error {}
