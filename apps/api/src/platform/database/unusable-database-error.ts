/** The product cannot work on this database; the message is one sentence. */
export class UnusableDatabaseError extends Error {}
