/** To be imported first: every file and folder of the process belongs to its account alone, whatever umask the shell has. */
process.umask(0o077);
