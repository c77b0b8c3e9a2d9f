/**
 * Import it first: makes the process's files private, whatever the shell's
 * umask.
 */
process.umask(0o077);
