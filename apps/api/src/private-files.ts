/**
 * Import it first: all files and folders of the process are private, whatever
 * the shell's umask.
 */
process.umask(0o077);
